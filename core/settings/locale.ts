import { control, leaf, type Field, type Words } from '../fields/field.ts';

/** The languages a site can say it is written in, by their own names. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  cs: 'Čeština',
  ja: '日本語',
  ar: 'العربية',
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export interface Region {
  language: string;
  /** Two letters, or empty where the language alone says enough. */
  region: string;
  timezone: string;
}

/** `de-CH`, or `de` where no region is set: what `<html lang>` says and what dates and numbers follow. */
export function localeOf({ language, region }: Pick<Region, 'language' | 'region'>): string {
  return region === '' ? language : `${language}-${region}`;
}

/** What a browser asks for first by `Accept-Language`, if it is a locale at all. */
export function firstLocale(accepted: string): string | undefined {
  const [first = ''] = accepted.slice(0, 100).split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first.trim())[0];
  } catch {
    return undefined;
  }
}

/** Every site is read with its time zone, and to ask for one takes as long as a good part of the rest. */
const knownTimeZones = new Set<string>();

export function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true;
  // Offsets such as +01:00 are understood too, but know nothing of summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    // A name can be written in many ways; only the one that is its own is kept.
    const { timeZone: ownName } = Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    if (ownName === name) knownTimeZones.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Every time zone there is, as the browser or the server knows them. */
export function timeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
}

export function timeZone(words: Words = {}): Field<string> {
  return leaf({
    control: control('timeZone', words),
    initial: 'UTC',
    parse: (value) =>
      typeof value === 'string' && isTimeZone(value)
        ? { value }
        : { problem: 'Please choose a time zone from the list.' },
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Codes that name no place one could live in. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
/** Made when asked for: it loads the names of all places. */
let regionNames: Intl.DisplayNames | undefined;

export function isRegion(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false;
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Codes of former countries are answered with what they have become.
  return regionNames.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** All regions, by name. */
export function regions(locale = 'en'): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isRegion)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

export function regionName(code: string, locale = 'en'): string {
  return isRegion(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code;
}

export function region(words: Words = {}): Field<string> {
  return leaf({
    control: control('region', words),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || isRegion(value))
        ? { value }
        : { problem: 'Please choose a country from the list.' },
  });
}

/** A day as it is written in a language, in the time of a place. */
export const formatDay = (at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

/** A moment as people of the site's region write it, in the site's own time. */
export function formatMoment(at: Date, site: Region, style: Intl.DateTimeFormatOptions = {}): string {
  const options =
    Object.keys(style).length > 0 ? style : ({ dateStyle: 'long', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(localeOf(site), { ...options, timeZone: site.timezone }).format(at);
}
