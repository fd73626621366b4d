import { NO_FORM, type FormOptions, type PaymentFormCode } from './form.ts';

/** What of Stripe's script is used here; card numbers are typed into its own frame and go to it alone. */
interface Elements {
  create(type: 'payment'): { mount(place: HTMLElement): void; destroy(): void };
  submit(): Promise<{ error?: { message?: string } }>;
  update(options: { amount: number; currency: string }): void;
}
interface Script {
  elements(options: { mode: 'payment'; amount: number; currency: string }): Elements;
  createConfirmationToken(options: { elements: Elements }): Promise<{
    confirmationToken?: { id: string };
    error?: { message?: string };
  }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>;
}
type MakeScript = (publicKey: string) => Script;

let loading: Promise<Script> | undefined;

/** Loaded with the step that needs it, once. */
function load({ publicKey = '', url = '' }: FormOptions): Promise<Script> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error(NO_FORM));
    });
    document.head.append(script);
  }).then(() => {
    const { Stripe } = globalThis as unknown as { Stripe?: MakeScript };
    if (!Stripe) throw new Error(NO_FORM);
    return Stripe(publicKey);
  });
  return loading;
}

export const mount: PaymentFormCode['mount'] = async (place, options, { amount, currency: code }) => {
  const script = await load(options);
  const currency = code.toLowerCase();
  const elements = script.elements({ mode: 'payment', amount, currency });
  const fields = elements.create('payment');
  fields.mount(place);
  return {
    setAmount: (next) => elements.update({ amount: next, currency }),
    async finish() {
      const checked = await elements.submit();
      if (checked.error) return { problem: checked.error.message ?? NO_FORM };
      const { confirmationToken: made, error } = await script.createConfirmationToken({ elements });
      return made ? { method: { token: made.id } } : { problem: error?.message ?? NO_FORM };
    },
    remove: () => fields.destroy(),
  };
};

export const openBank: PaymentFormCode['openBank'] = async (options, clientSecret) => {
  try {
    const script = await load(options);
    return (await script.handleNextAction({ clientSecret })).error === undefined;
  } catch {
    return false;
  }
};
