import { expect, test } from 'vitest';
import { aBlock, anId, aPage, aSection, noteBlock } from '../page/testing/pages.ts';
import { pageBody } from '../page/stored/fields.ts';
import { checkWith } from '../fields/index.ts';
import { isShownIn, showOnlyIn } from './shown-in.ts';

const body = aPage(aSection('s', [aBlock('a'), aBlock('b', { row: 2 })]));
const fields = pageBody(noteBlock);
const only = (name: string, ...languages: string[]) => showOnlyIn(body, { id: anId(name), languages });

test.each<[readonly string[] | undefined, string, boolean]>([
  [undefined, 'de', true],
  [[], 'de', true],
  [['de'], 'de', true],
  [['de'], 'de-CH', false],
  [['de', 'fr'], 'en', false],
])('what is for %j is shown in %s: %s', (languages, language, isShown) => {
  expect(isShownIn(languages ? { languages } : {}, language)).toBe(isShown);
});

test('a block or a section is for some languages, and for all again without a trace', () => {
  expect(only('a', 'de').sections[0]?.blocks.map(({ languages }) => languages)).toEqual([['de'], undefined]);
  const section = only('s', 'de', 'fr');
  expect(section.sections[0]?.languages).toEqual(['de', 'fr']);
  expect(showOnlyIn(section, { id: anId('s'), languages: [] })).toEqual(body);
  expect(showOnlyIn(section, { id: anId('s'), languages: ['de', 'fr'] })).toBe(section);
});

test('it is stored and read, and what is no list of languages is refused and left out', () => {
  const both = showOnlyIn(only('a', 'de'), { id: anId('s'), languages: ['fr'] });
  expect(checkWith(fields, both)).toEqual({ ok: true, value: both });
  expect(fields.read(both)).toEqual(both);
  const broken = { sections: [{ ...body.sections[0], languages: 'de' }] };
  expect(checkWith(fields, broken)).toMatchObject({
    ok: false,
    problems: [{ path: 'sections.0.languages' }],
  });
  expect(fields.read(broken)).toEqual(body);
});
