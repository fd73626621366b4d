import { spokenLanguage } from '../../words/catalogue.ts';

/** A day as people write it. */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'long' }).format(new Date(moment));
}
