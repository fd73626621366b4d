import { queryOptions } from '@tanstack/react-query';
import { multilingual } from '#contract/content/multilingual.ts';
import { call } from '../http/call.ts';
import { declared, spokenLanguage } from '../words/catalogue.ts';

/** Everything below this key is about the languages of the site. */
export const LANGUAGES = ['multilingual'] as const;

export const languagesQuery = queryOptions({
  queryKey: [...LANGUAGES, 'settings'],
  queryFn: () => call(multilingual.settings, {}),
});

/** Made when asked for, as they are much to load. */
let names: Intl.DisplayNames | undefined;

/** A language in that of the admin, for owners who need not read it. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames(spokenLanguage(), { type: 'language', languageDisplay: 'standard' });
  return names.of(code) ?? code;
}

/** Where a text stands, such as “Button, Label”: each part is declared by itself. */
export const labelOfText = (label: string): string => label.split(', ').map(declared).join(', ');
