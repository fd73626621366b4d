import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { checkedWordSettings } from './checked-words.ts';

const check = (name: string, text: string) => {
  const result = checkWith(checkedWordSettings, { own: [{ language: 'en', name, text }] });
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

test.each([
  ['fields.required', '{title}, please.', []],
  ['fields.required', 'Please fill in everything.', ['own.0.text']],
  ['fields.required', '{tilte} is missing.', ['own.0.text']],
  ['fields.required', '{title', ['own.0.text']],
  ['fields.noLongerSaid', '{anything', []],
])('%s said as %j has problems at %j', (name, text, paths) => {
  expect(check(name, text)).toEqual(paths);
});
