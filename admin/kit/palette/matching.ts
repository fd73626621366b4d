import { findWordsOf, hasWords, wordsTyped } from '#core/find/find.ts';
import { mendWords } from '#core/find/slips.ts';
import type { Offer } from './palette.ts';

type Named = Pick<Offer, 'label' | 'also'>;

const saidOf = ({ label, also = '' }: Named) => `${label} ${also}`;

/** The offers that what is typed means: by their names first, then by what else they are called or where they are. */
export function matching<T extends Named>(offers: readonly T[], query: string): T[] {
  const typed = wordsTyped(query);
  const found = withWords(offers, typed);
  return found.length > 0 ? found : withWords(offers, mendWords(typed, offers.flatMap(wordsOf)));
}

const wordsOf = (offer: Named) => findWordsOf(saidOf(offer));

function withWords<T extends Named>(offers: readonly T[], typed: readonly string[]): T[] {
  const named = offers.filter(({ label }) => hasWords(typed, label));
  const others = offers.filter((offer) => !named.includes(offer) && hasWords(typed, saidOf(offer)));
  return [...named, ...others];
}

/** What is called exactly as typed comes first, with its group: the page “Contact” before a screen about contacts. */
export function exactFirst<T extends Pick<Offer, 'label' | 'group'>>(
  offers: readonly T[],
  query: string,
): T[] {
  const name = findWordsOf(query).join(' ');
  const [exact, others] = [true, false].map((wanted) =>
    offers.filter(({ label }) => (findWordsOf(label).join(' ') === name) === wanted),
  ) as [T[], T[]];
  return Object.values(Object.groupBy([...exact, ...others], ({ group }) => group)).flatMap(
    (each = []) => each,
  );
}
