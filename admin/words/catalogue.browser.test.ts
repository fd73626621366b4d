import { describe, expect, test } from 'vitest';
import german from './de.json' with { type: 'json' };
import { catalogue, declared, formatsIn, inSentence, LANGUAGES, speak, spokenLanguage } from './catalogue.ts';

const [area, sentences] = Object.entries(german).find(([name]) => name !== 'declared') ?? ['', {}];
const [key = '', text = ''] = Object.entries(sentences).find(([, said]) => !said.includes('{')) ?? [];

describe('in English', () => {
  test('sentences, labels and dates stay as they are written', () => {
    const say = catalogue('anywhere', {
      hello: 'Hello',
      files: '{count, plural, one {# file} other {# files}}',
    });
    expect([say('hello'), say('files', { count: 1 }), say('files', { count: 2 })]).toEqual([
      'Hello',
      '1 file',
      '2 files',
    ]);
    expect([spokenLanguage(), formatsIn(), declared('Save'), inSentence('Page')]).toEqual([
      'en',
      undefined,
      'Save',
      'page',
    ]);
  });

  test('a language nobody wrote is not spoken', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'de']));
    expect(speak('tlh')).toBeUndefined();
    expect(spokenLanguage()).toBe('en');
  });
});

describe('in German', () => {
  test('what is translated is said so, and the rest in English', async () => {
    await speak('de');
    const say = catalogue(area, { [key]: 'English', missing: 'Nobody translated this' });
    expect([say(key as never), say('missing')]).toEqual([text, 'Nobody translated this']);
    expect([spokenLanguage(), formatsIn(), inSentence('Seite')]).toEqual(['de', 'de', 'Seite']);
    expect(declared('Nobody declared this')).toBe('Nobody declared this');
    const [english = '', said] = Object.entries(german.declared)[0] ?? [];
    expect(declared(english)).toBe(said);
  });
});
