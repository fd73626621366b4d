import type { Voice } from '#core/activity/say-action.ts';
import { declared, spokenLanguage } from './catalogue.ts';

/** What was done is kept as facts, and said in the language of the admin. */
export const voice: Voice = { locale: spokenLanguage(), translate: declared };
