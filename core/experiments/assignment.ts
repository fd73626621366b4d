import { DAY_SECONDS } from '../durations.ts';
import { ORIGINAL, type Trial } from './experiment.ts';

/**
 * One number of ten thousand, by chance, and which experiments it was counted in. Far too few to tell one visitor
 * from another.
 */
export const TRIALS_COOKIE = 'ss_trials';
export const TRIALS_COOKIE_DAYS = 90;
export const TRIALS_COOKIE_SECONDS = TRIALS_COOKIE_DAYS * DAY_SECONDS;
export const BUCKETS = 10_000;
/** What is remembered of each experiment; more than can run at once. */
const MAX_REMEMBERED = 10;

export const COUNTED = ['seen', 'reached'] as const;
export type Counted = (typeof COUNTED)[number];
const LETTERS: Readonly<Record<Counted, string>> = { seen: 's', reached: 'r' };

export interface TrialsCookie {
  bucket: number;
  /** How far this visitor has come, by the id of the experiment. */
  counted: Readonly<Record<string, Counted>>;
}

/** "4711.{id}-s.{id}-r"; nothing where it cannot be read. */
export function readTrials(text: string | undefined): TrialsCookie | undefined {
  if (text === undefined) return undefined;
  const [first = '', ...rest] = text.split('.');
  if (!/^\d{1,4}$/.test(first)) return undefined;
  const counted = rest.slice(0, MAX_REMEMBERED).flatMap((part) => {
    const [, id = '', letter] = /^([a-z0-9]{24})-([sr])$/.exec(part) ?? [];
    return id === '' ? [] : [[id, letter === 'r' ? 'reached' : 'seen'] as const];
  });
  return { bucket: Number(first), counted: Object.fromEntries(counted) };
}

export function writeTrials({ bucket, counted }: TrialsCookie): string {
  const parts = Object.entries(counted).slice(-MAX_REMEMBERED);
  return [bucket, ...parts.map(([id, far]) => `${id}-${LETTERS[far]}`)].join('.');
}

/**
 * The variant of a bucket: the id of the experiment shuffles the buckets, so that who gets B in one experiment says
 * nothing about another.
 */
export function variantOf({ id, variants }: Pick<Trial, 'id' | 'variants'>, bucket: number): string {
  const shuffled = hash(`${id}:${bucket}`) / 2 ** 32;
  return variants[Math.floor(shuffled * variants.length)] ?? ORIGINAL;
}

/** FNV-1a with a last stir, so that neighbours come out far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const OVERRIDE = 'exp_';
export const RESET = 'reset';

/** What an address asks for: `?exp_name=B`, or by the bare name. */
export function overrideIn(query: URLSearchParams, slug: string): string | undefined {
  return query.get(OVERRIDE + slug) ?? query.get(slug) ?? undefined;
}

export const overrideQuery = (slug: string, variant: string) => `${OVERRIDE}${slug}=${variant}`;
const KEY = `plinth-${OVERRIDE}`;
export const overrideKey = (slug: string) => KEY + slug;

/** Variants that somebody chose to look at, of all that their browser keeps: `headline:B colour:C`. */
export function chosenVariants(kept: Readonly<Record<string, unknown>>): string {
  return Object.entries(kept)
    .flatMap(([key, variant]) =>
      key.startsWith(KEY) && variant !== '' ? [`${key.slice(KEY.length)}:${String(variant)}`] : [],
    )
    .join(' ');
}
