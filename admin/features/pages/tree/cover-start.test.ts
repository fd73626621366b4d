import { expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import { checkWith } from '#core/fields/index.ts';
import { coverStart } from '#core/content/cover-start.ts';
import { pageFields } from '#core/content/page-document.ts';

test('a new cover page is one that can be saved, with one first heading', () => {
  let made = 0;
  const body = coverStart('Soon', () => String((made += 1)).padStart(24, '0'));
  const page = { title: 'Soon', path: '/soon', kind: 'splash', body };
  expect(checkWith(pageFields(blockOf), page)).toMatchObject({ ok: true });
  expect(body.sections.map(({ style }) => style.height)).toEqual(['screen']);
});
