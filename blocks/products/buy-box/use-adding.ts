import { useState, type RefObject } from 'react';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { FormValues } from '#core/forms/field.ts';
import { validateForm } from '#core/forms/validate.ts';
import { readValues } from '#core/forms/values.ts';
import { add as addToCart } from '#contract/addresses/cart.ts';
import { openPlan } from '#contract/addresses/checkout.ts';
import { call } from '#browser/http/call.ts';
import { track } from '#browser/page/tracking/track.ts';
import { callCart, problemOf } from '#browser/shop/cart.ts';
import { useWords } from '../../kit/words.ts';

/** What became of the last press of the button. */
export type Said = { problem: string } | { cart: Cart };

export function valuesIn(filled: HTMLFormElement, form: ProductForm | null): FormValues {
  return readValues(form?.fields ?? [], new FormData(filled), new URLSearchParams(location.search));
}

/** Puts what was chosen into the cart, after its questions are answered. */
export function useAdding(about: {
  form: ProductForm | null;
  isExpress: boolean;
  /** It is subscribed to, at a checkout of its own; the cart stays as it is. */
  isPlan: boolean;
  element: RefObject<HTMLFormElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
}) {
  const say = useWords('buying');
  const sayFields = useWords('fields');
  const { form, isExpress, isPlan, element, dialog } = about;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  /** Errors that nobody sees help nobody: the first one gets the focus. */
  function show(wrong: Readonly<Record<string, string>>) {
    setErrors(wrong);
    const first = form?.fields.find(({ id }) => wrong[id] !== undefined)?.id;
    requestAnimationFrame(() =>
      element.current
        ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, textarea)`)
        ?.focus(),
    );
  }

  async function send(filled: HTMLFormElement, chosen: { variantId: string; addOns: readonly string[] }) {
    const { variantId, addOns } = chosen;
    const quantity = Number(new FormData(filled).get('quantity'));
    const body = {
      variantId,
      quantity,
      ...(addOns.length > 0 && { addOns: [...addOns] }),
      ...(form && { form: valuesIn(filled, form) }),
    };
    if (isPlan) {
      location.assign((await call(openPlan, { body })).url);
      return;
    }
    const cart = await callCart(addToCart, { body });
    track('addToCart', { variantId, quantity });
    setErrors({});
    dialog.current?.close();
    if (isExpress) location.assign('/commerce/goto-checkout');
    else setSaid({ cart });
  }

  async function add(filled: HTMLFormElement, chosen: { variantId: string; addOns: readonly string[] }) {
    if (isBusy) return;
    // Its questions come in a dialog, which has the button that goes on.
    if (form?.place === 'lightbox' && dialog.current?.open === false) {
      dialog.current.showModal();
      return;
    }
    const { errors: wrong } = validateForm(form?.fields ?? [], valuesIn(filled, form), sayFields);
    setSaid(undefined);
    if (Object.keys(wrong).length > 0) {
      show(wrong);
      return;
    }
    setBusy(true);
    try {
      await send(filled, chosen);
    } catch (error) {
      const { errors: told, sentence, advice } = problemOf(error);
      if (form?.fields.some(({ id }) => told[id] !== undefined)) show(told);
      else setSaid({ problem: told['quantity'] ?? (sentence || `${say('unableToAdd')} ${advice}`) });
    }
    setBusy(false);
  }

  return { errors, isBusy, said, forget: () => setSaid(undefined), add };
}
