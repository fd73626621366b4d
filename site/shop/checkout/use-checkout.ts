import { useEffect, useState } from 'react';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type * as at from '#contract/addresses/checkout.ts';
import type { Placed } from '#contract/shop/cart.ts';
import type { BodyAt, ReplyAt } from '#contract/index.ts';
import type { KnownBuyer } from '../../page-input.ts';
import { problemOf } from '#browser/shop/cart.ts';

/** What a customer has told their account, or can be guessed, need not be typed. */
function completed(contact: Begun['contact'], known: KnownBuyer | null, country: string): Begun['contact'] {
  const [address] = known?.addresses ?? [];
  const isNew = known !== null && contact.email === '';
  const shipping = isNew && address ? address : contact.shipping;
  return {
    ...contact,
    email: isNew ? known.email : contact.email,
    shipping: shipping.country === '' ? { ...shipping, country } : shipping,
  };
}

type Begun = ReplyAt<typeof at.begin>;

/** How a checkout talks to the server about its cart. */
export interface CheckoutCalls {
  begin: () => Promise<Begun>;
  saveContact: (contact: Begun['contact']) => Promise<Cart>;
  choose: (option: string) => Promise<Cart>;
  place: (wish: NonNullable<BodyAt<typeof at.place>>) => Promise<Placed>;
  confirm: (isApproved: boolean) => Promise<Placed>;
  /** Where codes and gift cards are taken. */
  codes?: {
    add: (code: string) => Promise<Cart>;
    drop: (code: string) => Promise<Cart>;
    dropCard: (id: string) => Promise<Cart>;
  };
}

export const STEPS = ['contact', 'delivery', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** Where a checkout stands, and how it goes on. */
export function useCheckout({
  problem: problemBefore,
  known,
  country,
  calls,
}: {
  problem: string;
  known: KnownBuyer | null;
  /** Where the buyer most likely lives. */
  country: string;
  calls: CheckoutCalls;
}) {
  const [begun, setBegun] = useState<Begun>();
  const [step, setStep] = useState<Step>(problemBefore === '' ? 'contact' : 'payment');
  const [problem, setProblem] = useState(problemBefore);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  /** The payment that waits for the bank's question to be answered. */
  const [asked, setAsked] = useState<Placed>();

  useEffect(() => {
    calls.begin().then(
      (found) => {
        if (found.cart.entries.length === 0) return location.replace('/cart');
        setBegun({ ...found, contact: completed(found.contact, known, country) });
        if (found.payment) {
          setStep('payment');
          setAsked(found.payment);
        }
        return undefined;
      },
      () => location.replace('/cart'),
    );
  }, [known, country, calls]);

  const setCart = (next: Cart) => setBegun((before) => before && { ...before, cart: next });

  /** Runs one call at a time; what is wrong is shown where it belongs. */
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      return await work();
    } catch (error) {
      const found = problemOf(error);
      // Beside a field that says what is wrong, the same above it would be one message too many.
      setProblem(Object.keys(found.errors).length > 0 ? '' : found.sentence || found.advice);
      setErrors(found.errors);
      if (found.cart) setCart(found.cart);
      if (Object.keys(found.errors).some((name) => !name.startsWith('method'))) setStep('contact');
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  /** Whether it went well; the cart is then the one that was answered. */
  async function changeCart(work: () => Promise<Cart>): Promise<boolean> {
    const next = await run(work);
    if (next) setCart(next);
    return next !== undefined;
  }

  /** To the bank's question, or to the page that a payment leads to. */
  async function follow(work: () => Promise<Placed>) {
    const placed = await run(work);
    setAsked(placed?.state === 'needsConfirmation' ? placed : undefined);
    if (placed && placed.url !== '') location.assign(placed.url);
  }

  const setContact = (contact: Begun['contact']) => setBegun((before) => before && { ...before, contact });

  return {
    begun,
    step,
    setStep,
    problem,
    setProblem,
    errors,
    isBusy,
    asked,
    run,
    setCart,
    changeCart,
    setContact,
    follow,
  };
}
