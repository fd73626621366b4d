import { describeAgeIn } from '#core/text/relative-time.ts';
import { formatsIn, spokenLanguage } from '../words/catalogue.ts';

export function ageOf(moment: string, now = Date.now()): string {
  return describeAgeIn(spokenLanguage(), now - Date.parse(moment));
}

export function momentOf(moment: string): string {
  return new Date(moment).toLocaleString(formatsIn(), { dateStyle: 'medium', timeStyle: 'short' });
}
