import { findWordsOf, hasWords } from '#core/find/find.ts';
import { mendWords } from '#core/find/slips.ts';
import type { Offer } from '../../kit/palette/palette.ts';

const saidOf = ({ label, also = '' }: Offer) => `${label} ${also}`;

/** The offers that what is typed means: by their names first, then by what else they are called or where they are. */
export function matching(offers: readonly Offer[], query: string): Offer[] {
  const typed = findWordsOf(query);
  const found = withWords(offers, typed);
  return found.length > 0 ? found : withWords(offers, mendWords(typed, offers.flatMap(wordsOf)));
}

const wordsOf = (offer: Offer) => findWordsOf(saidOf(offer));

function withWords(offers: readonly Offer[], typed: readonly string[]): Offer[] {
  const named = offers.filter(({ label }) => hasWords(typed, label));
  const others = offers.filter((offer) => !named.includes(offer) && hasWords(typed, saidOf(offer)));
  return [...named, ...others];
}
