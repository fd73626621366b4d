import { expect, test } from 'vitest';
import type { ExchangeFile } from '#core/languages/exchange/file.ts';
import { fromXliff, toXliff } from './xliff.ts';

const file: ExchangeFile = {
  siteId: 's'.repeat(24),
  sourceLanguage: 'en',
  language: 'de',
  documents: [
    { of: 'page.home', title: 'Home & more' },
    { of: 'page.about', title: 'About' },
  ],
  texts: [
    {
      of: 'page.home',
      key: 'body.0',
      label: 'Text <b>',
      state: 'abc',
      source: [{ open: 1 }, { text: 'Salt & "rye"\r\u0001' }, { close: 1 }, { single: 2 }],
      target: [{ open: 1 }, { text: 'Salz' }, { close: 1 }, { single: 2 }],
    },
    { of: 'page.about', key: 'title', label: 'Title', state: 'x', source: [{ text: 'About' }], target: [] },
  ],
};
const words = (tokens: readonly object[]) =>
  tokens.map((token) => ('text' in token ? token.text : JSON.stringify(token))).join('');

test('what is written is read again, also what XML cannot hold', () => {
  const back = fromXliff(toXliff(file));
  expect(back).toMatchObject({ siteId: file.siteId, sourceLanguage: 'en', language: 'de' });
  expect(back.texts.map(({ of, key, label, state }) => ({ of, key, label, state }))).toEqual(
    file.texts.map(({ of, key, label, state }) => ({ of, key, label, state })),
  );
  for (const [index, text] of file.texts.entries()) {
    expect(words(back.texts[index]?.source ?? [])).toBe(words(text.source));
    expect(words(back.texts[index]?.target ?? [])).toBe(words(text.target));
  }
  expect(toXliff(file)).toContain('state="initial"');
});

const text = (inside: string) => toXliff(file).replace('>About</source>', `>${inside}</source>`);

test.each([
  ['<sc id="1"/>a<ec startRef="1"/>', '{"open":1}a{"close":1}'],
  ['a<mrk id="m1">b</mrk>', 'ab'],
  ['<![CDATA[a < b]]>', 'a < b'],
])('tools may write %s', (inside, read) => {
  expect(words(fromXliff(text(inside)).texts[1]?.source ?? [])).toBe(read);
});

test('a text may come in several segments', () => {
  const split = text('One ').replace(
    /(<source xml:space="preserve">One <\/source>)\s*<\/segment>/,
    '$1</segment><segment><source>two</source></segment>',
  );
  expect(words(fromXliff(split).texts[1]?.source ?? [])).toBe('One two');
});

test.each([
  ['', 'damaged'],
  ['<a/>', 'not an XLIFF 2 file'],
  ['<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'not an XLIFF 2 file'],
  ['<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'document type'],
  [toXliff(file).slice(0, -20), 'damaged'],
  [text('<b>About</b>'), 'markup in a text'],
  [text('<pc id="x">About</pc>'), 'a code that was not exported'],
  [text('<cp hex="zz"/>'), 'cannot be read'],
  [
    toXliff(file).replace(`original="${file.siteId}/page.about"`, 'original="other/page.about"'),
    'several sites',
  ],
])('file %# is refused', (xml, sentence) => {
  expect(() => fromXliff(xml)).toThrow(sentence);
});
