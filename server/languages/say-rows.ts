import type { Control } from '#core/fields/field.ts';
import { chainOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { translationsIn } from '../content/translations-in.ts';
import type { Tx } from '../database/database.ts';
import { makeSay, speechIn, type Speech } from './in-language.ts';

/** In which language something is told that is kept in tables of its own; as it is written where none is named. */
export interface ToldIn {
  isDraft?: boolean;
  speech?: Speech | undefined;
}

export interface Told extends ToldIn {
  siteId: string;
}

/** Who reads a site in one of its languages; empty is the site's own. */
export const toldIn = (siteId: string, languages: SiteLanguages, language: string): Told => ({
  siteId,
  speech: speechIn(languages, language),
});

/** Says rows by the names that translations have for them. Nothing is read where they are told as they are written. */
export async function sayRowsIn(tx: Tx, { speech, isDraft = false }: ToldIn, of: readonly string[]) {
  if (!speech || of.length === 0) return undefined;
  const languages = chainOf(speech.languages, speech.language);
  return makeSay(speech, await translationsIn(tx, { isDraft, of, languages }));
}

/** Each row in the words of those who read it. */
export async function sayEach<T>(
  tx: Tx,
  told: ToldIn,
  rows: readonly T[],
  { of, field }: { of: (row: T) => string; field: { control: Control } },
): Promise<readonly T[]> {
  const say = await sayRowsIn(tx, told, rows.map(of));
  return say ? rows.map((row) => say(of(row), row, field).value) : rows;
}
