const KEPT = /^(?:Test card|Card) ending in (\d{4})$/;

type SayCard = (key: 'card' | 'cardEndingIn', values: { digits: string }) => string;

/** Providers call the cards they keep something in English; this is the same in the words of whoever reads it. */
export function cardName(label: string, say: SayCard): string {
  const digits = KEPT.exec(label)?.[1] ?? '';
  if (digits !== '') return say('cardEndingIn', { digits });
  return label === 'Card' ? say('card', { digits }) : label;
}
