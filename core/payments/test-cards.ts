import { CARD_PROBLEMS, type PaymentProblem } from './payment.ts';

export type CardBehaviour =
  | 'succeeds'
  | 'declines'
  | 'noFunds'
  | 'confirms'
  | 'slow'
  | 'timesOut'
  | 'answersTwice'
  | 'declinesLater';

/** What happens to each card, said after its number. */
export const TEST_CARD_WORDS = {
  testCardWorks: 'works',
  testCardDeclined: 'is declined',
  testCardNoFunds: 'has no money on it',
  testCardConfirms: 'asks for a confirmation',
  testCardSlow: 'works, but takes a few seconds',
  testCardTimesOut: 'works, but the answer is lost on the way',
  testCardAnswersTwice: 'works, and the provider says so twice',
  testCardDeclinedLater: 'works once and fails at the renewal',
} as const;

interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  says: keyof typeof TEST_CARD_WORDS;
}

/** Cards of the offline test provider. It takes no others, so that nobody leaves a real number here. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds', says: 'testCardWorks' },
  { number: '4000000000000002', behaviour: 'declines', says: 'testCardDeclined' },
  { number: '4000000000009995', behaviour: 'noFunds', says: 'testCardNoFunds' },
  { number: '4000000000003220', behaviour: 'confirms', says: 'testCardConfirms' },
  { number: '4000000000000077', behaviour: 'slow', says: 'testCardSlow' },
  { number: '4000000000000119', behaviour: 'timesOut', says: 'testCardTimesOut' },
  { number: '4000000000000259', behaviour: 'answersTwice', says: 'testCardAnswersTwice' },
  { number: '4000000000000341', behaviour: 'declinesLater', says: 'testCardDeclinedLater' },
];

/** What the provider's form sends. */
export interface CardFields {
  number: string;
  /** Month and year, as printed: 04/31. */
  expires: string;
  code: string;
}

export const TEST_CARD_PROBLEMS = {
  notATestCard: 'Only test cards are accepted here. Please use one of the numbers below.',
  cardExpiryUnclear: 'Please enter month and year, like 04/31.',
  cardExpired: 'This card has expired.',
  cardCodeMissing: 'Please enter the three or four digits.',
} as const;

/** What is wrong with the fields of a card, by field; nothing when all are fine. */
export function cardProblems(card: CardFields, now: Date): Partial<Record<keyof CardFields, string>> {
  const digits = digitsOf(card.number);
  const isKnown = TEST_CARDS.some(({ number }) => number === digits);
  const expiry = expiryOf(card.expires);
  return {
    ...(digits === ''
      ? { number: CARD_PROBLEMS.cardMissing }
      : !isKnown && { number: TEST_CARD_PROBLEMS.notATestCard }),
    ...(!expiry
      ? { expires: TEST_CARD_PROBLEMS.cardExpiryUnclear }
      : expiry.getTime() <= now.getTime() && { expires: TEST_CARD_PROBLEMS.cardExpired }),
    ...(!/^\d{3,4}$/.test(card.code.trim()) && { code: TEST_CARD_PROBLEMS.cardCodeMissing }),
  };
}

export function behaviourOf(number: string): CardBehaviour | undefined {
  return TEST_CARDS.find((card) => card.number === digitsOf(number))?.behaviour;
}

/** What an attempt with a card comes to. Nobody is there to confirm a renewal. */
export function outcomeOf(
  behaviour: CardBehaviour,
  isOwnerPresent: boolean,
):
  | { state: 'succeeded' | 'processing' | 'needsConfirmation' }
  | { state: 'failed'; problem: PaymentProblem } {
  switch (behaviour) {
    case 'succeeds':
    case 'timesOut':
    case 'answersTwice':
      return { state: 'succeeded' };
    case 'declines':
      return { state: 'failed', problem: 'declined' };
    case 'noFunds':
      return { state: 'failed', problem: 'noFunds' };
    case 'slow':
      return { state: 'processing' };
    case 'confirms':
      return isOwnerPresent ? { state: 'needsConfirmation' } : { state: 'failed', problem: 'needsOwner' };
    case 'declinesLater':
      return isOwnerPresent ? { state: 'succeeded' } : { state: 'failed', problem: 'declined' };
  }
}

export function cardLabel(card: CardFields): string {
  return `Test card ending in ${digitsOf(card.number).slice(-4)}`;
}

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}

/** What stands in the field after a key: the slash comes by itself, since number pads of phones have none. */
export function expiryAsTyped(text: string, before: string): string {
  if (text.length < before.length) return text.replace(/\/$/, '');
  const digits = text.replaceAll(/\D/g, '');
  const isOneDigit = /^\s*(?:[2-9]|1\s*\/)/.test(text);
  const month = isOneDigit ? `0${digits.slice(0, 1)}` : digits.slice(0, 2);
  if (month.length < 2) return month;
  const year = digits.slice(isOneDigit ? 1 : 2, isOneDigit ? 5 : 6);
  return `${month}/${year.replace(/^20(?=\d\d)/, '')}`;
}

/** The first moment at which the card is no longer valid. */
function expiryOf(text: string): Date | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  return month && year ? new Date(Date.UTC(2000 + Number(year), Number(month), 1)) : undefined;
}
