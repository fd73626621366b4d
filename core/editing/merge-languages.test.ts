import { expect, test } from 'vitest';
import { showOnlyIn } from '../languages/shown-in.ts';
import { aBlock, anId, aPage, aSection, noteBlock } from '../page/testing/pages.ts';
import { pageBody } from '../page/stored/fields.ts';
import { mergeDocument } from './merge.ts';

const body = aPage(aSection('s', [aBlock('a'), aBlock('b', { row: 2 })]));
const fields = pageBody(noteBlock);
const only = (name: string, ...languages: string[]) => showOnlyIn(body, { id: anId(name), languages });

test('two people who limit different parts both keep it, and the same part is asked about', () => {
  const merge = (mine: typeof body, theirs: typeof body) =>
    mergeDocument({ base: body, mine, theirs }, fields.control);
  expect(merge(only('a', 'de'), only('s', 'fr'))).toEqual({
    ok: true,
    merged: showOnlyIn(only('a', 'de'), { id: anId('s'), languages: ['fr'] }),
  });
  expect(merge(only('s', 'de'), only('s', 'fr'))).toMatchObject({
    ok: false,
    conflicts: [{ where: 'section', id: anId('s'), field: 'languages' }],
  });
});
