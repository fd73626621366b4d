import { CARD_PROBLEMS, PAYMENT_PROBLEMS } from '../../payments/payment.ts';
import { TEST_CARD_PROBLEMS, TEST_CARD_WORDS } from '../../payments/test-cards.ts';

export const en = {
  ...PAYMENT_PROBLEMS,
  ...CARD_PROBLEMS,
  ...TEST_CARD_PROBLEMS,
  ...TEST_CARD_WORDS,
} as const;
