/** What of the provider's script is used here; card numbers are typed into its own frame and go to it alone. */
interface Elements {
  create(type: 'payment'): { mount(place: HTMLElement): void; destroy(): void };
  submit(): Promise<{ error?: { message?: string } }>;
  update(options: { amount: number; currency: string }): void;
}
interface Provider {
  elements(options: { mode: 'payment'; amount: number; currency: string }): Elements;
  createConfirmationToken(options: { elements: Elements }): Promise<{
    confirmationToken?: { id: string };
    error?: { message?: string };
  }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>;
}
type MakeProvider = (publicKey: string) => Provider;

export interface FormPlace {
  publicKey: string;
  formUrl: string;
}

const NO_FORM = 'The form for cards could not be loaded. Please check your connection, or pay another way.';
let loading: Promise<Provider> | undefined;

/** Loaded with the step that needs it, once. */
function loadProvider({ publicKey, formUrl }: FormPlace): Promise<Provider> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = formUrl;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error(NO_FORM));
    });
    document.head.append(script);
  }).then(() => {
    const { Stripe } = globalThis as unknown as { Stripe?: MakeProvider };
    if (!Stripe) throw new Error(NO_FORM);
    return Stripe(publicKey);
  });
  return loading;
}

export interface PaymentForm {
  /** The sum may change while the form is open. */
  setAmount(amount: number): void;
  /** A token for what was typed, or a sentence about what is wrong with it. */
  finish(): Promise<{ token: string } | { problem: string }>;
  remove(): void;
}

export async function mountPaymentForm(
  place: HTMLElement,
  options: FormPlace & { amount: number; currency: string },
): Promise<PaymentForm> {
  const provider = await loadProvider(options);
  const currency = options.currency.toLowerCase();
  const elements = provider.elements({ mode: 'payment', amount: options.amount, currency });
  const fields = elements.create('payment');
  fields.mount(place);
  return {
    setAmount: (amount) => elements.update({ amount, currency }),
    async finish() {
      const checked = await elements.submit();
      if (checked.error) return { problem: checked.error.message ?? NO_FORM };
      const { confirmationToken, error } = await provider.createConfirmationToken({ elements });
      return confirmationToken ? { token: confirmationToken.id } : { problem: error?.message ?? NO_FORM };
    },
    remove: () => fields.destroy(),
  };
}

/** Lets whoever pays answer their bank; says whether they did. */
export async function openBankWindow(place: FormPlace, clientSecret: string): Promise<boolean> {
  try {
    const provider = await loadProvider(place);
    return (await provider.handleNextAction({ clientSecret })).error === undefined;
  } catch {
    return false;
  }
}
