import { choice, group, list, text, type ValueOf } from '../fields/index.ts';
import { SPOKEN_LANGUAGES } from '../words/languages.ts';

/** More than there are sentences in all languages together would be a mistake. */
export const MAX_OWN_SENTENCES = 2000;
export const MAX_SENTENCE_LENGTH = 1000;

const ownSentence = group({
  language: choice(SPOKEN_LANGUAGES, 'en', { label: 'Language' }),
  /** Area and key, as in `cart.checkout`. */
  name: text({ max: 80, label: 'Sentence' }),
  text: text({ max: MAX_SENTENCE_LENGTH, lines: 2, label: 'Your wording' }),
});

export type OwnSentence = ValueOf<typeof ownSentence>;

export const wordSettings = group({
  own: list(ownSentence, { max: MAX_OWN_SENTENCES, label: 'Your own wording' }),
});
