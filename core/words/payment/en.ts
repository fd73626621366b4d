import { CARD_PROBLEMS, PAYMENT_PROBLEMS } from '../../payments/payment.ts';

export const en = { ...PAYMENT_PROBLEMS, ...CARD_PROBLEMS } as const;
