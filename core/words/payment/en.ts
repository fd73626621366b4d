import { PAYMENT_PROBLEMS } from '../../payments/payment.ts';

export const en = PAYMENT_PROBLEMS;
