import { expect, test } from 'vitest';
import { undoingOf, type Undoing } from './undoable.ts';

const release = (number: number, documents: string, undoOf: number | null = null) => ({
  number,
  undoOf,
  changes: documents.split('').map((documentId) => ({ documentId })),
});

test.each<[string, ReturnType<typeof release>[], Undoing[]]>([
  ['what is newest is free', [release(2, 'a'), release(1, 'ab')], ['free', 'overtaken']],
  ['of pages that nothing touched since as well', [release(2, 'a'), release(1, 'b')], ['free', 'free']],
  ['undone only once', [release(3, 'a', 2), release(2, 'a'), release(1, 'b')], ['free', 'undone', 'free']],
  [
    'an undo that is undone brings the release back, to be undone by that',
    [release(4, 'a', 3), release(3, 'a', 2), release(2, 'a')],
    ['free', 'undone', 'overtaken'],
  ],
])('%s', (_, releases, expected) => {
  expect([...undoingOf(releases).values()]).toEqual(expected);
});
