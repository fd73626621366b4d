import { describe, expect, test } from 'vitest';
import { argumentsOf, categoriesOf, parseMessage } from '#core/messages/icu.ts';
import type { Message } from '#core/messages/message.ts';

type Texts = Readonly<Record<string, string>>;

const DECLARED = 'declared';
const ARTICLES = 'shell/help/articles';
const GERMAN = './de.json';
const sources = import.meta.glob<string>('../**/words.ts', { eager: true, query: '?raw', import: 'default' });
const languages = import.meta.glob<Readonly<Record<string, Texts>>>('./*.json', {
  eager: true,
  import: 'default',
});

/** The catalogues as they are written, by area: saying them needs none of the code around them. */
const ENGLISH = new Map(
  Object.entries(sources).flatMap(([file, source]) => {
    const [, area, texts] = /catalogue\(\s*'([^']+)',\s*(\{[\s\S]*\})\s*\);/.exec(source) ?? [];
    if (area === undefined || texts === undefined) return [];
    // oxlint-disable-next-line no-implied-eval, no-new-func -- an object of strings from our own sources
    return [[file, { area, texts: new Function(`return ${texts}`)() as Texts }] as const];
  }),
);
const areas = Object.fromEntries([...ENGLISH.values()].map(({ area, texts }) => [area, texts]));

/** The forms that the choices of a sentence have, for each argument that is counted, also inside others. */
function countedForms(message: Message): string[][] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || !part[1]) return [];
    const inner = Object.values(part[1]).flatMap((one) => countedForms(one));
    return part[2] === 'select'
      ? inner
      : [Object.keys(part[1]).filter((form) => !form.startsWith('=')), ...inner];
  });
}

test('every catalogue is named after its folder', () => {
  expect(ENGLISH.size).toBeGreaterThan(50);
  expect([...ENGLISH].filter(([file, { area }]) => file !== `../${area}/words.ts`)).toEqual([]);
});

describe.each(Object.entries({ en: areas, ...namedBy(languages) }))('%s', (language, translation) => {
  test('has the sentences of English, none missing and none superfluous', () => {
    const keysOf = (all: Readonly<Record<string, Texts>>) =>
      Object.entries(all).flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area} ${key}`));
    // What is declared in English stands in other places; German is held to have all of it.
    const declared = language === 'en' ? {} : (languages[GERMAN]?.[DECLARED] ?? {});
    const [wanted, given] = [
      new Set(keysOf({ ...areas, [DECLARED]: declared })),
      new Set(keysOf(translation)),
    ];
    expect({ missing: [...wanted.difference(given)], superfluous: [...given.difference(wanted)] }).toEqual({
      missing: [],
      superfluous: [],
    });
  });

  test('fills the same values, in the plural forms of the language', () => {
    // All at once, so that whoever translates a file mends it in one go.
    const wrong = Object.entries(translation)
      .filter(([area]) => area !== DECLARED)
      .flatMap(([area, texts]) =>
        Object.entries(texts).flatMap(([key, text]) =>
          problemsOf(text, areas[area]?.[key] ?? '', language).map((problem) => `${area} ${key}: ${problem}`),
        ),
      );
    expect(wrong).toEqual([]);
  });
});

/** Why a sentence cannot stand for the English one. */
function problemsOf(text: string, english: string, language: string): string[] {
  if (text === '' || text.trim() !== text) return ['is empty, or begins or ends with a space'];
  let message: Message;
  try {
    message = parseMessage(text, language);
  } catch (problem) {
    return [String(problem)];
  }
  const forms = [...categoriesOf(language, 'cardinal')].sort().join(', ');
  const [values, given] = [parseMessage(english, 'en'), message].map((each) => argumentsOf(each).join(', '));
  return [
    ...(values === given ? [] : [`fills ${given || 'nothing'} instead of ${values || 'nothing'}`]),
    ...countedForms(message)
      .map((counted) => counted.sort().join(', '))
      .filter((counted) => counted !== forms)
      .map((counted) => `has the forms ${counted} instead of ${forms}`),
  ];
}

/** What articles write between stars: the names of buttons, tabs and fields. */
const labelsIn = (text: string) => text.split('*').filter((_, index) => index % 2 === 1);

describe.each(Object.entries(namedBy(languages)))('articles in %s', (_, translation) => {
  const said = new Map<string, Set<string>>();
  const add = (english: string, text = english) =>
    said.set(english, (said.get(english) ?? new Set()).add(text));
  for (const [area, texts] of Object.entries(areas))
    if (area !== ARTICLES)
      for (const [key, text] of Object.entries(texts)) add(text, translation[area]?.[key]);
  for (const [english, text] of Object.entries(translation[DECLARED] ?? {})) add(english, text);

  test('call what is on the screens as the screens do', () => {
    const wrong = Object.entries(areas[ARTICLES] ?? {}).flatMap(([key, text]) => {
      const labels = labelsIn(text);
      // Names of services, and labels put together of others, are written as they are.
      const known = new Set(labels.flatMap((label) => [...(said.get(label) ?? [])]));
      if (labels.some((label) => !said.has(label))) return [];
      return labelsIn(translation[ARTICLES]?.[key] ?? '').filter((label) => !known.has(label));
    });
    expect(wrong).toEqual([]);
  });
});

function namedBy<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file.slice('./'.length, -'.json'.length), value]),
  );
}
