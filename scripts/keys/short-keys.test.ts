import { expect, test } from 'vitest';
import { shortKeysOf } from './short-keys.ts';

const WORDS =
  "export const say = catalogue('a', {\n  save: 'Save',\n  long:\n    'A: b',\n  kept: 'Kept',\n  a: 'A',\n});";
const user = (code: string) => `import { say } from './words.ts';\n${code}`;

test.each([
  ['keys that are written out', user("say('save'); say.parts('long', {})"), { save: 'b', long: 'c' }],
  ['not those in a condition', user("say('save'); say(is ? 'kept' : 'long')"), { save: 'b' }],
  ['none where a variable names one', user("say('save'); say(name, {})"), {}],
  ['none where the catalogue is handed on', user("say('save'); draw(say)"), {}],
])('%s', (_, source, short) => {
  expect(Object.fromEntries(shortKeysOf(WORDS, [source]))).toEqual(short);
});
