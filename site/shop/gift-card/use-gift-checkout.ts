import { useState } from 'react';
import type { Cart } from '#core/commerce/cart/cart.ts';
import * as calls from '#contract/addresses/gift-cards.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import type { BodyAt } from '#contract/index.ts';
import { call } from '#browser/http/call.ts';
import { problemOf } from '#browser/shop/cart.ts';
import type { MethodFields } from '../checkout/pay-step.tsx';

const KEY_BYTES = 24;

/** However often it is sent, it is one order. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Where the purchase of a gift card stands, and how it goes on. */
export function useGiftCheckout(problemBefore: string) {
  const [key] = useState(newKey);
  const [begun, setBegun] = useState<{ cart: Cart; choices: PayChoice[] }>();
  const [step, setStep] = useState<'card' | 'payment'>('card');
  const [problem, setProblem] = useState(problemBefore);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Placed>();

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      return await work();
    } catch (error) {
      const { sentence, advice, errors: wrong, cart } = problemOf(error);
      setProblem(sentence || advice);
      setErrors(wrong);
      if (cart) setBegun((before) => before && { ...before, cart });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function follow(work: () => Promise<Placed>) {
    const placed = await run(work);
    setAsked(placed?.state === 'needsConfirmation' ? placed : undefined);
    if (placed && placed.url !== '') location.assign(placed.url);
  }

  return {
    begun,
    step,
    setStep,
    problem,
    setProblem,
    errors,
    isBusy,
    asked,

    async begin(wish: Omit<BodyAt<typeof calls.begin>, 'key'>) {
      const next = await run(() => call(calls.begin, { body: { ...wish, key } }));
      if (!next) return;
      setBegun(next);
      setStep('payment');
    },

    pay: ({ way, provider }: PayChoice, method: MethodFields | undefined) =>
      follow(() =>
        call(calls.place, {
          body: {
            key,
            quote: begun?.cart.quote ?? '',
            way,
            ...(provider !== '' && { provider }),
            ...(method && { method }),
          },
        }),
      ),

    answer: (isApproved: boolean) => follow(() => call(calls.confirm, { body: { key, isApproved } })),
  };
}
