import { isRecord, type Problem } from '../../fields/field.ts';

/** What could not be read of one part of a stored document, and was mended or left out. */
export interface Damage {
  part: 'document' | 'section' | 'block';
  /** Where it has one. */
  id: string | undefined;
  /** Of a block. */
  type: string | undefined;
  messages: readonly string[];
}

const IN_SECTION = /^(\w+)\.sections\.(\d+)(?:\.blocks\.(\d+))?(?:\.(.*))?$/;

/** Sorts what a check found by the blocks and sections it found it in, so that a person can be led there. */
export function damageIn(document: unknown, problems: readonly Problem[]): Damage[] {
  const found = new Map<string, Damage & { messages: string[] }>();
  for (const { path, message } of problems) {
    const match = IN_SECTION.exec(path);
    const [, body = '', section = '', block, rest = ''] = match ?? [];
    const key = match ? `${body}.${section}.${block ?? ''}` : path;
    const damage = found.get(key) ?? {
      ...placeIn(document, match ? [body, section, block] : []),
      messages: [],
    };
    const name = (match ? rest : path).replace(/^values\./, '');
    damage.messages.push(name === '' ? message : `${name}: ${message}`);
    found.set(key, damage);
  }
  return [...found.values()];
}

function placeIn(
  document: unknown,
  [body, section, block]: readonly (string | undefined)[],
): Omit<Damage, 'messages'> {
  if (body === undefined || section === undefined)
    return { part: 'document', id: undefined, type: undefined };
  const stored = member(member(member(document, body), 'sections'), section);
  if (block === undefined) return { part: 'section', id: wordIn(stored, 'id'), type: undefined };
  const own = member(member(stored, 'blocks'), block);
  return { part: 'block', id: wordIn(own, 'id'), type: wordIn(own, 'type') };
}

function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) ? value[name] : undefined;
}

function wordIn(value: unknown, name: string): string | undefined {
  const word = member(value, name);
  return typeof word === 'string' && word !== '' ? word : undefined;
}
