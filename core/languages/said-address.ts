import { control, leaf, type Field } from '../fields/field.ts';
import { slugProblem } from '../collections/slug.ts';
import { ADDRESS_INVISIBLE, hasInvisible, MAX_PATH_LENGTH, pathProblem } from '../site/paths.ts';

const SEGMENT = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*`;
const ADDRESS = new RegExp(`^/?${SEGMENT}(?:/${SEGMENT})*$`, 'u');
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

export const ADDRESS_MIXED =
  'An address cannot mix letters that are read from left to right with letters that are read from right to left.';
/** A letter of one of them is easily taken for one of another, as in a Latin word with a Cyrillic а. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
const isMixed = (word: string) => LOOK_ALIKE.filter((script) => script.test(word)).length > 1;

export const ADDRESS_LOOKS_ALIKE =
  'A word of an address cannot mix Latin, Greek and Cyrillic letters, which look alike.';
export const ADDRESS_LETTERS = 'An address is made of lowercase letters, digits, dashes and slashes.';

/** What is wrong with how a language calls an address, whatever it is the address of. */
function lettersProblem(address: string): string | undefined {
  if (address.length >= MAX_PATH_LENGTH)
    return `An address must be shorter than ${MAX_PATH_LENGTH} characters.`;
  if (hasInvisible(address)) return ADDRESS_INVISIBLE;
  if (RIGHT_TO_LEFT.test(address) && LEFT_TO_RIGHT.test(address)) return ADDRESS_MIXED;
  if (address.split(/[/-]/).some(isMixed)) return ADDRESS_LOOKS_ALIKE;
  return ADDRESS.test(address) ? undefined : ADDRESS_LETTERS;
}

/** Letters beyond English ones are fine in other languages; all else holds as for the address it stands for. */
const inEnglishLetters = (address: string): string => address.replaceAll(/[^a-z0-9/-]+/gu, 'x');

/** Why something written at `source` cannot have this address in another language. */
export function saidAddressProblem(address: string, source: string): string | undefined {
  const letters = lettersProblem(address);
  if (letters !== undefined) return letters;
  if (!source.startsWith('/')) return slugProblem(inEnglishLetters(address));
  return address.startsWith('/') ? pathProblem(inEnglishLetters(address)) : 'An address begins with a slash.';
}

/** Letters that are only drawn otherwise, such as ﬁ and ａ, become those they stand for. */
export const inUsualLetters = (address: string): string => address.normalize('NFKC');

/** An address in one language; empty where it is the same as in the language of the site. */
export const saidAddress: Field<string> = leaf({
  control: control('text', {}, { max: MAX_PATH_LENGTH, lines: 1, isLiteral: true }),
  initial: '',
  parse(value) {
    if (typeof value !== 'string') return { problem: 'Must be text.' };
    const address = inUsualLetters(value);
    const problem = address === '' ? undefined : lettersProblem(address);
    return problem === undefined ? { value: address } : { problem };
  },
});
