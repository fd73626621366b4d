import { expect, test } from 'vitest';
import { undoingOf, type Undoing } from './undoable.ts';

type Changes = Readonly<Record<string, number | null>>;

const release = (number: number, changes: Changes, undoOf: number | null = null) => ({
  number,
  undoOf,
  changes: Object.entries(changes).map(([documentId, after]) => ({ documentId, after })),
});

test.each<[string, ReturnType<typeof release>[], Undoing[]]>([
  [
    'what is live is free, what was overtaken is not',
    [release(2, { a: 2 }), release(1, { a: 1, b: 1 })],
    ['free', 'overtaken'],
  ],
  [
    'what nothing newer touched is free as well',
    [release(2, { a: 2 }), release(1, { b: 1 })],
    ['free', 'free'],
  ],
  [
    'what is undone is not undone again, and what was live before it can be',
    [release(3, { a: 1 }, 2), release(2, { a: 2 }), release(1, { a: 1 })],
    ['free', 'undone', 'free'],
  ],
  [
    'an undo that is undone makes its release live again',
    [release(4, { a: 2 }, 3), release(3, { a: 1 }, 2), release(2, { a: 2 })],
    ['free', 'undone', 'free'],
  ],
  ['a page that was new and is gone', [release(2, { a: null }, 1), release(1, { a: 1 })], ['free', 'undone']],
])('%s', (_, releases, expected) => {
  expect([...undoingOf(releases).values()]).toEqual(expected);
});
