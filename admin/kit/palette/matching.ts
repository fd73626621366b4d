import { findWordsOf, hasWords } from '#core/find/find.ts';
import { mendWords } from '#core/find/slips.ts';
import type { Offer } from './palette.ts';

type Named = Pick<Offer, 'label' | 'also'>;

const saidOf = ({ label, also = '' }: Named) => `${label} ${also}`;

/** The offers that what is typed means: by their names first, then by what else they are called or where they are. */
export function matching<T extends Named>(offers: readonly T[], query: string): T[] {
  const typed = findWordsOf(query);
  const found = withWords(offers, typed);
  return found.length > 0 ? found : withWords(offers, mendWords(typed, offers.flatMap(wordsOf)));
}

const wordsOf = (offer: Named) => findWordsOf(saidOf(offer));

function withWords<T extends Named>(offers: readonly T[], typed: readonly string[]): T[] {
  const named = offers.filter(({ label }) => hasWords(typed, label));
  const others = offers.filter((offer) => !named.includes(offer) && hasWords(typed, saidOf(offer)));
  return [...named, ...others];
}
