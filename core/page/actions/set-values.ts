import { changeBlocks } from '../find.ts';
import type { Block, BlockAnimation, PageBody } from '../page.ts';

/** Sets some of a block's values; the others stay. */
export function setValues(
  body: PageBody,
  change: { id: string; values: Readonly<Record<string, unknown>> },
): PageBody {
  const { id, values } = change;
  return changeBlocks(body, (block) => {
    const isSame = Object.entries(values).every(([name, value]) => Object.is(block.values[name], value));
    return block.id !== id || isSame ? block : { ...block, values: { ...block.values, ...values } };
  });
}

export type ValuePath = readonly (string | number)[];

/** Sets one value inside a block's values, e.g. `['items', 2, 'title']`. A path that leads nowhere changes nothing. */
export function setValue(body: PageBody, change: { id: string; path: ValuePath; value: unknown }): PageBody {
  const { id, path, value } = change;
  return changeBlocks(body, (block) => {
    if (block.id !== id || path.length === 0) return block;
    const values = setAt(block.values, path, value);
    return values === block.values ? block : { ...block, values: values as Block['values'] };
  });
}

export function setAnimation(
  body: PageBody,
  change: { ids: readonly string[]; animation: BlockAnimation },
): PageBody {
  const ids = new Set(change.ids);
  const { animation } = change;
  return changeBlocks(body, (block) =>
    ids.has(block.id) && block.animation !== animation ? { ...block, animation } : block,
  );
}

function setAt(target: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return Object.is(target, value) ? target : value;
  if (Array.isArray(target)) {
    if (typeof step !== 'number' || !(step in target)) return target;
    const inner = setAt(target[step], rest, value);
    return inner === target[step] ? target : target.with(step, inner);
  }
  if (typeof target !== 'object' || target === null || typeof step !== 'string') return target;
  const record = target as Record<string, unknown>;
  if (rest.length > 0 && !Object.hasOwn(record, step)) return target;
  const inner = setAt(record[step], rest, value);
  return Object.is(inner, record[step]) ? target : { ...record, [step]: inner };
}
