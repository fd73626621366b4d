import { isBlur, parseImagePath } from '../images/images.ts';
import { OPTION_UNEXPECTED } from '../messages/editing.ts';
import { isCents, MAX_PRICE_CENTS, NO_CENTS, type Cents } from '../money/currency.ts';
import { control, isRecord, leaf, type Field, type Words } from './field.ts';

// Control characters would break mails, CSV exports and logs; tab and line feed are ordinary in long texts.
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/u;

interface TextRules {
  max: number;
  initial?: string;
  lines?: number;
  placeholder?: string;
  /** Said when it is empty; without it, it may be. Spaces around it do not count. */
  missing?: string;
  /** Said when it is longer than it may be. */
  tooLong?: string;
  /** What it must look like, unless it is empty. */
  pattern?: { test: RegExp; problem: string };
  isTrimmed?: boolean;
  /** An id, an address or a code: the same in every language. */
  isLiteral?: true;
}

export function text(options: Words & TextRules): Field<string> {
  const { max, initial = '', lines = 1, placeholder, missing, pattern, isLiteral } = options;
  const { tooLong = `Must be at most ${max} characters.`, isTrimmed = missing !== undefined } = options;
  return leaf({
    control: control('text', options, {
      max,
      lines,
      ...(placeholder !== undefined && { placeholder }),
      ...(missing !== undefined && { min: 1 }),
      ...((isLiteral || pattern) && { isLiteral: true }),
    }),
    initial,
    parse(given) {
      if (typeof given !== 'string') return { problem: 'Must be text.' };
      const value = isTrimmed ? given.trim() : given;
      if (missing !== undefined && value === '') return { problem: missing };
      if (value.length > max) return { problem: tooLong };
      if (lines === 1 && value.includes('\n')) return { problem: 'Must be a single line.' };
      if (CONTROL_CHARACTERS.test(value)) return { problem: 'Must not contain control characters.' };
      if (pattern && value !== '' && !pattern.test.test(value)) return { problem: pattern.problem };
      return { value };
    },
  });
}

export function toggle(initial: boolean, words: Words = {}): Field<boolean> {
  return leaf({
    control: control('toggle', words),
    initial,
    parse: (value) => (typeof value === 'boolean' ? { value } : { problem: 'Must be on or off.' }),
  });
}

interface Range {
  min: number;
  max: number;
  step?: number;
  unit?: string;
}

export function number(options: Words & Range & { initial: number }): Field<number> {
  return leaf({
    control: control('number', options, rangeOptions(options)),
    initial: options.initial,
    parse: (value) => parseNumber(value, options),
  });
}

/** A number, or nothing; `none` says what nothing means. */
export function optionalNumber(options: Words & Range & { none?: string }): Field<number | null> {
  const { none = '' } = options;
  return leaf<number | null>({
    control: control('number', options, { ...rangeOptions(options), optional: true, none }),
    initial: null,
    parse: (value) => (value === null ? { value } : parseNumber(value, options)),
  });
}

const rangeOptions = ({ min, max, step = 1, unit }: Range) => ({
  min,
  max,
  step,
  ...(unit !== undefined && { unit }),
});

function parseNumber(value: unknown, { min, max, step = 1 }: Range): { value: number } | { problem: string } {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'Must be a number.' };
  if (step === 1 && !Number.isInteger(value)) return { problem: 'Must be a whole number.' };
  if (value < min || value > max) return { problem: `Must be between ${min} and ${max}.` };
  return { value };
}

/** An amount of money in whole minor units of the store's currency. */
export function money(options: Words & { max?: Cents; tooHigh?: string } = {}): Field<Cents> {
  const { max = MAX_PRICE_CENTS } = options;
  const { tooHigh = 'Must be an amount of money that is not too large.' } = options;
  return leaf({
    control: control('money', options, { max }),
    initial: NO_CENTS,
    parse(value) {
      if (!isCents(value)) return { problem: 'Must be an amount of money.' };
      if (value < 0) return { problem: 'An amount can’t be negative.' };
      return value > max ? { problem: tooHigh } : { value };
    },
  });
}

export function choice<const T extends string | number>(
  values: readonly T[],
  initial: NoInfer<T>,
  words: Words & {
    labels?: Partial<Record<T, string>>;
    /** Those that can be chosen anew; all of them otherwise. */
    offered?: readonly NoInfer<T>[];
  } = {},
): Field<T> {
  const { labels, offered } = words;
  return leaf<T>({
    control: control('choice', words, { values, ...(labels && { labels }), ...(offered && { offered }) }),
    initial,
    parse(value) {
      const found = values.find((candidate) => candidate === value);
      return found === undefined
        ? { problem: OPTION_UNEXPECTED.replace('{val}', () => describe(value)) }
        : { value: found };
    },
  });
}

function describe(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 60) : typeof value === 'number' ? String(value) : 'This';
}

/** A `#rrggbb` colour, or empty for "as the theme says". */
export function colour(initial: string, words: Words = {}): Field<string> {
  return leaf({
    control: control('colour', words),
    initial,
    parse: (value) =>
      typeof value === 'string' && (value === '' || /^#[0-9a-fA-F]{6}$/.test(value))
        ? { value: value.toLowerCase() }
        : { problem: 'Must be a colour such as #b4452b.' },
  });
}

export interface ImageValue {
  /** Path below the site's own origin; empty while no picture is chosen. */
  src: string;
  alt: string;
  width: number;
  height: number;
  focalPoint: { x: number; y: number };
  /** A few pixels of it, shown until it has come; see-through and moving pictures have none. */
  blur?: string;
}

export const NO_IMAGE: ImageValue = { src: '', alt: '', width: 0, height: 0, focalPoint: { x: 0.5, y: 0.5 } };
export const MAX_ALT_LENGTH = 1000;

/** `video` names the field beside it whose video the picture stands for. */
export function image({ video, ...words }: Words & { video?: string } = {}): Field<ImageValue> {
  const options = video === undefined ? {} : { video };
  return leaf({ control: control('image', words, options), initial: NO_IMAGE, parse: parseImage });
}

function parseImage(value: unknown): { value: ImageValue } | { problem: string } {
  if (!isRecord(value)) return { problem: 'Must be a picture.' };
  const { src, alt, width, height, focalPoint, blur } = value;
  if (src === '') return { value: NO_IMAGE };
  if (typeof src !== 'string' || !parseImagePath(src))
    return { problem: 'Must be a picture from the site’s own files.' };
  if (typeof alt !== 'string' || alt.length > MAX_ALT_LENGTH)
    return { problem: `The description must be text of at most ${MAX_ALT_LENGTH} characters.` };
  if (!isSide(width) || !isSide(height))
    return { problem: 'Width and height must be whole numbers of pixels.' };
  const focal =
    isRecord(focalPoint) && isFraction(focalPoint.x) && isFraction(focalPoint.y)
      ? { x: focalPoint.x, y: focalPoint.y }
      : undefined;
  if (!focal) return { problem: 'The focal point must be two numbers between 0 and 1.' };
  return {
    value: { src, alt, width, height, focalPoint: focal, ...(isBlur(blur) && { blur }) },
  };
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 100_000;
const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
