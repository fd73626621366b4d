export const NO_FORM = 'The payment form could not be loaded. Check your connection, or pay another way.';

export type FormOptions = Readonly<Record<string, string>>;

/** The form of a payment provider, drawn into our page. */
export interface PaymentForm {
  /** The sum may change while the form is open. */
  setAmount(amount: number): void;
  /** What stands for what was typed, or a sentence about what is wrong with it. */
  finish(): Promise<{ method: Record<string, string> } | { problem: string }>;
  remove(): void;
}

/** The code of one provider's form. `options` is what its server part hands over. */
export interface PaymentFormCode {
  mount(
    place: HTMLElement,
    options: FormOptions,
    money: { amount: number; currency: string },
  ): Promise<PaymentForm>;
  /** Lets whoever pays answer their bank; says whether they did. */
  openBank(options: FormOptions, secret: string): Promise<boolean>;
}
