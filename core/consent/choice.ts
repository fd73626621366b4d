import { CONSENT_GIVEN, CONSENT_REFUSED } from '../visitors/cookies.ts';
import { CATEGORIES, OPTIONAL_CATEGORIES, withNecessary, type Category } from './categories.ts';

/** How a choice was made: by a button of the banner, by ticking categories, or beside what waits for it. */
export const WAYS = ['accept', 'decline', 'choose', 'content'] as const;
export type Way = (typeof WAYS)[number];

export interface Choice {
  categories: readonly Category[];
  /** Of the text that was read: its hash. */
  version: string;
  receiptId: string;
  /** In milliseconds. */
  at: number;
  way: Way;
}

/** What each way allows; ticked categories and those beside content are given. */
export function categoriesOf(way: Way, given: readonly string[]): Category[] {
  if (way === 'accept') return [...CATEGORIES];
  return withNecessary(way === 'decline' ? [] : given);
}

/** The two answers of the consent cookie: it speaks of the cookies that count visits. */
export const answerOf = ({ categories }: Pick<Choice, 'categories'>): string =>
  categories.includes('statistics') ? CONSENT_GIVEN : CONSENT_REFUSED;

const VERSION = /^[\w-]{1,43}$/;
const RECEIPT = /^[\w-]{16,43}$/;

/** The finer choice as a cookie: the first letters of what is allowed, text version, receipt, seconds, way. */
export function writeChoice({ categories, version, receiptId, at, way }: Choice): string {
  const letters = OPTIONAL_CATEGORIES.filter((category) => categories.includes(category)).map(
    ([first]) => first,
  );
  return [`n${letters.join('')}`, version, receiptId, Math.floor(at / 1000), way].join('.');
}

/**
 * A visitor's choice from their two cookies. The one of two answers alone means all or nothing; where the finer one
 * says something else about statistics, somebody changed one of them, and the stricter answer counts.
 */
export function readChoice(answer: string | undefined, finer: string | undefined): Choice | undefined {
  if (answer === undefined) return undefined;
  const isGiven = answer === CONSENT_GIVEN;
  const read = finer === undefined ? undefined : readFiner(finer);
  if (read) {
    const categories = isGiven ? read.categories : read.categories.filter((name) => name !== 'statistics');
    return { ...read, categories };
  }
  return {
    categories: isGiven ? CATEGORIES : withNecessary([]),
    version: '',
    receiptId: '',
    at: 0,
    way: isGiven ? 'accept' : 'decline',
  };
}

function readFiner(value: string): Choice | undefined {
  const [letters = '', version = '', receiptId = '', seconds = '', name = ''] = value.split('.');
  const way = WAYS.find((known) => known === name);
  const isWhole =
    /^np?s?m?$/.test(letters) &&
    VERSION.test(version) &&
    RECEIPT.test(receiptId) &&
    /^\d{1,12}$/.test(seconds);
  if (!way || !isWhole) return undefined;
  const categories = CATEGORIES.filter(([first = '']) => letters.includes(first));
  return { categories, version, receiptId, at: Number(seconds) * 1000, way };
}
