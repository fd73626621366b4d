import { NO_FORM, type PaymentFormCode } from './form.ts';

/** By the provider's name. Those whose buyers pay on a page of their own have none. */
const FORMS: Readonly<Record<string, () => Promise<PaymentFormCode>>> = {
  stripe: () => import('./stripe.ts'),
};

/** Loaded when somebody pays by it. */
export async function loadPaymentForm(name: string): Promise<PaymentFormCode> {
  const load = FORMS[name];
  if (!load) throw new Error(NO_FORM);
  return load();
}
