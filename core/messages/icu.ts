import type { Branches, Message, Part } from './message.ts';

/** In one plural or select. */
export const MAX_BRANCHES = 1000;

export class MessageProblem extends Error {}

/**
 * Reads a sentence in ICU MessageFormat: `{name}`, `{count, plural, one {# item} other {# items}}`, `selectordinal`
 * and `select`. Plurals may use the categories of the sentence's language and numbers such as `=0`.
 */
export function parseMessage(text: string, locale: string): Message {
  const reader = { text, at: 0, locale };
  const message = readMessage(reader, undefined);
  if (reader.at < text.length) throw problemAt(reader, 'There is a } too many.');
  return message;
}

interface Reader {
  readonly text: string;
  readonly locale: string;
  at: number;
}

/** `counted` is the argument that `#` stands for. */
function readMessage(reader: Reader, counted: string | undefined): Message {
  const parts: Part[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') parts.push(plain);
    plain = '';
  };
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const sign = reader.text[reader.at];
    if (sign === "'") plain += readQuoted(reader, counted !== undefined);
    else if (sign === '{') {
      endPlain();
      parts.push(readArgument(reader, counted));
    } else {
      reader.at += 1;
      if (sign === '#' && counted !== undefined) {
        endPlain();
        parts.push([counted]);
      } else plain += sign;
    }
  }
  if (parts.length === 0) return plain;
  endPlain();
  return parts;
}

/** An apostrophe is one, unless a sign follows that would otherwise mean something. */
function readQuoted(reader: Reader, isCounting: boolean): string {
  const { text } = reader;
  const next = text[reader.at + 1];
  reader.at += 1;
  if (next === "'") {
    reader.at += 1;
    return "'";
  }
  if (next !== '{' && next !== '}' && !(next === '#' && isCounting)) return "'";
  const end = text.indexOf("'", reader.at);
  const quoted = text.slice(reader.at, end < 0 ? text.length : end);
  reader.at += quoted.length + 1;
  return quoted;
}

function readArgument(reader: Reader, counted: string | undefined): Part {
  reader.at += 1;
  const name = readWord(reader);
  if (name === '') throw problemAt(reader, 'A name is missing between { and }.');
  if (take(reader, '}')) return [name];
  expect(reader, ',');
  const kind = readWord(reader);
  if (kind === 'number') {
    expect(reader, '}');
    return [name];
  }
  expect(reader, ',');
  switch (kind) {
    case 'plural':
      return [name, readBranches(reader, name, categoriesOf(reader.locale, 'cardinal'))];
    case 'selectordinal':
      return [name, readBranches(reader, name, categoriesOf(reader.locale, 'ordinal')), 'ordinal'];
    case 'select':
      return [name, readBranches(reader, counted, undefined), 'select'];
    default:
      throw problemAt(reader, `“${kind}” is none of plural, selectordinal, select and number.`);
  }
}

function readBranches(
  reader: Reader,
  counted: string | undefined,
  categories: readonly string[] | undefined,
): Branches {
  const branches = new Map<string, Message>();
  while (!take(reader, '}')) {
    const key = readWord(reader);
    if (key === '') throw problemAt(reader, 'A } is missing.');
    const isFine = !categories || categories.includes(key) || /^=\d+$/.test(key);
    if (!isFine) throw problemAt(reader, `“${key}” is no plural form of this language.`);
    if (branches.has(key)) throw problemAt(reader, `“${key}” is there twice.`);
    if (branches.size >= MAX_BRANCHES) throw problemAt(reader, `There are more than ${MAX_BRANCHES} forms.`);
    expect(reader, '{');
    branches.set(key, readMessage(reader, counted));
    expect(reader, '}');
  }
  const other = branches.get('other');
  if (other === undefined) throw problemAt(reader, 'The form “other” is missing.');
  return { ...Object.fromEntries(branches), other };
}

export function categoriesOf(locale: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
}

function readWord(reader: Reader): string {
  skipSpace(reader);
  const [word = ''] = /^[^\s{},'#]*/.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += word.length;
  skipSpace(reader);
  return word;
}

function skipSpace(reader: Reader) {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1;
}

function take(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, sign: string) {
  // What follows an opening bracket is text, spaces included.
  if (!take(reader, sign)) throw problemAt(reader, `A ${sign} is missing.`);
}

function problemAt({ at }: Reader, problem: string): MessageProblem {
  return new MessageProblem(`${problem} (At character ${at + 1}.)`);
}

/** The names of everything a sentence is filled with. */
export function argumentsOf(message: Message): string[] {
  if (typeof message === 'string') return [];
  const names = message.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, branches] = part;
    return [name, ...(branches ? Object.values(branches).flatMap((each) => argumentsOf(each)) : [])];
  });
  return [...new Set(names)].sort();
}
