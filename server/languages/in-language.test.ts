import { expect, test } from 'vitest';
import { group, text } from '#core/fields/index.ts';
import { makeSay, speechIn } from './in-language.ts';

const languages = { source: 'en', sourceTag: 'en', default: 'en', all: ['en', 'de', 'de-CH'] };
const { control } = group({ title: text({ max: 50 }), words: text({ max: 50 }) });
const translation = (of: string, language: string, texts: object[]) =>
  ({ of, language, body: { texts } }) as never;
const said = { key: 'title', source: 'Home', text: 'Start' };

test('what the site is written in is said as it is', () => {
  expect([speechIn(languages, ''), speechIn(languages, 'en')]).toEqual([undefined, undefined]);
  expect(speechIn(languages, 'de')).toEqual({ languages, language: 'de' });
});

test('a text is said where it was translated, and falls back where it was not', () => {
  const say = makeSay({ languages, language: 'de' }, [
    translation('page.home', 'de', [said]),
    translation('page.other', 'de', [{ ...said, text: 'Wrong' }]),
  ]);
  const { value } = say('page.home', { title: 'Home', words: 'Hello' }, { control });
  expect(value).toEqual({ title: 'Start', words: 'Hello' });
  expect(say('page.none', { title: 'Home', words: '' }, { control }).value.title).toBe('Home');
});
