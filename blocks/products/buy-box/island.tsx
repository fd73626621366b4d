import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addOnCents, chosenAddOns, type AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { installmentText, type InstallmentOffer } from '#core/commerce/pricing/installments.ts';
import { effectivePrice, isInStock, MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import type { ShopVariant } from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { FormValues } from '#core/forms/field.ts';
import { validateForm } from '#core/forms/validate.ts';
import { readValues } from '#core/forms/values.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { add as addToCart } from '#contract/addresses/cart.ts';
import { callCart, problemOf } from '#browser/shop/cart.ts';
import { priceText } from '../../kit/shop-context.ts';
import { ADD_ON_NAME, AddOnChoices } from './add-on-choices.tsx';
import { Questions } from './questions.tsx';

export interface BuyBoxProps {
  title: string;
  options: string[];
  variants: Pick<
    ShopVariant,
    'id' | 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'qtyInStock' | 'optionValues' | 'sku'
  >[];
  /** Of variants that have one of their own, by their id: where it lies. */
  pictures?: Readonly<Record<string, string>>;
  /** Hears where the picture of what was chosen lies; empty where it has none of its own. */
  onPicture?: (src: string) => void;
  currency: CurrencyCode;
  locale: string;
  isExpress: boolean;
  offer: InstallmentOffer;
  addOns?: AddOn[];
  form?: ProductForm | null;
}

type Said = { problem: string } | { cart: Cart } | undefined;
const NO_ADD_ONS: AddOn[] = [];

/** Choosing a variant and putting it into the cart. */
export default function BuyBox(props: BuyBoxProps) {
  const { options, variants, isExpress, addOns = NO_ADD_ONS, form = null } = props;
  const element = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [extras, setExtras] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<FormValues>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const first = variants.find((variant) => isInStock(variant)) ?? variants[0];
  const [chosen, setChosen] = useState(first?.optionValues.map(({ value }) => value) ?? []);
  // Until somebody chooses, the pictures stay in the order their owner gave them.
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const variant = variants.find(({ optionValues }) =>
    optionValues.every(({ value }, at) => value === chosen[at]),
  );
  const canBuy = variant !== undefined && isInStock(variant);

  const valuesNow = (filled: HTMLFormElement) =>
    readValues(form?.fields ?? [], new FormData(filled), new URLSearchParams(location.search));

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

  async function add(filled: HTMLFormElement) {
    if (!variant || isBusy) return;
    // Its questions come in a dialog, which has the button that goes on.
    if (form?.place === 'lightbox' && dialog.current?.open === false) {
      dialog.current.showModal();
      return;
    }
    const values = valuesNow(filled);
    const { errors: wrong } = validateForm(form?.fields ?? [], values);
    setSaid(undefined);
    if (Object.keys(wrong).length > 0) {
      show(wrong);
      return;
    }
    setBusy(true);
    try {
      const cart = await callCart(addToCart, {
        body: {
          variantId: variant.id,
          quantity: Number(new FormData(filled).get('quantity')),
          ...(extras.length > 0 && { addOns: [...extras] }),
          ...(form && { form: values }),
        },
      });
      setErrors({});
      dialog.current?.close();
      if (isExpress) location.assign('/commerce/goto-checkout');
      else setSaid({ cart });
    } catch (error) {
      const { errors: told, sentence, advice } = problemOf(error);
      if (form?.fields.some(({ id }) => told[id] !== undefined)) show(told);
      else setSaid({ problem: told['quantity'] ?? (sentence || `Unable to add this. ${advice}`) });
    }
    setBusy(false);
  }

  const follow = (filled: HTMLFormElement) => {
    setExtras(new FormData(filled).getAll(ADD_ON_NAME).map(String));
    if (form?.fields.some(({ showWhen }) => showWhen !== undefined)) setAnswers(valuesNow(filled));
  };
  // What was chosen before this woke is not lost.
  const wake = useEffectEvent(() => {
    if (element.current) follow(element.current);
  });
  useEffect(() => wake(), []);
  const chosenPicture = (variant && props.pictures?.[variant.id]) ?? '';
  const tellPicture = useEffectEvent((src: string) => {
    bringForward(element.current, src);
    props.onPicture?.(src);
  });
  useEffect(() => {
    if (isTouched) tellPicture(chosenPicture);
  }, [isTouched, chosenPicture]);
  const questions = form && (
    <>
      <Questions fields={form.fields} values={answers} errors={errors} base={`q-${variants[0]?.id}`} />
      {Object.keys(errors).length > 0 && (
        <p className="buy-said" data-problem="" role="alert">
          {INFORMATION_MISSING}
        </p>
      )}
    </>
  );
  const words = !variant ? 'Unavailable' : !canBuy ? 'Sold Out' : isExpress ? 'Buy now' : 'Add to cart';

  return (
    <form
      ref={element}
      className="buy-box"
      noValidate={form !== null}
      onChange={(event) => follow(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      {variant && (
        <Price variant={variant} extraCents={addOnCents(chosenAddOns(addOns, extras))} shop={props} />
      )}
      {options.length > 0 && (
        <div className="buy-options">
          {options.map((name, at) => (
            <label key={name}>
              {name}
              <select
                value={chosen[at] ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setChosen(chosen.map((each, index) => (index === at ? value : each)));
                  setTouched(true);
                  setSaid(undefined);
                }}
              >
                {valuesOf(variants, at).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <AddOnChoices addOns={addOns} shop={props} />
      {form?.place === 'page' && questions}
      <div className="buy-row">
        <div className="buy-quantity">
          <label>
            Quantity
            <input
              type="number"
              name="quantity"
              min="1"
              max={MAX_QUANTITY}
              step="1"
              required
              // The browser's own: what was typed before this woke is not lost.
              defaultValue="1"
            />
          </label>
        </div>
        <button className="button is-solid is-large" disabled={!canBuy || isBusy}>
          {words}
        </button>
      </div>
      {form?.place === 'lightbox' && (
        <dialog ref={dialog} className="shop-dialog" aria-label={`About ${props.title}`}>
          <div className="shop-dialog-body">
            <h2>{props.title}</h2>
            {questions}
            <div className="shop-dialog-actions">
              <button
                type="button"
                className="button is-outline is-medium"
                onClick={() => dialog.current?.close()}
              >
                Cancel
              </button>
              <button className="button is-solid is-medium" disabled={isBusy}>
                {words}
              </button>
            </div>
          </div>
        </dialog>
      )}
      {variant && canBuy && !variant.unlimited && variant.qtyInStock <= FEW && (
        <p className="buy-note">Only {variant.qtyInStock} left.</p>
      )}
      <div role="status">{said && <Answer said={said} shop={props} />}</div>
    </form>
  );
}

const FEW = 5;

/** The picture of what was chosen comes first in the gallery beside the form; without one all stand as before. */
function bringForward(form: HTMLElement | null, src: string): void {
  const gallery = form?.closest('.product-page')?.querySelector('.product-gallery');
  for (const picture of gallery?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])
    picture.toggleAttribute('data-chosen', picture.dataset['picture'] === src);
  gallery?.scrollTo({ left: 0 });
}

function Price({
  variant,
  extraCents,
  shop,
}: {
  variant: BuyBoxProps['variants'][number];
  extraCents: number;
  shop: BuyBoxProps;
}) {
  const cents = effectivePrice(variant) + extraCents;
  const offer = installmentText(shop.offer, { cents, currency: shop.currency, locale: shop.locale });
  return (
    <div>
      <p className="buy-price">
        {priceText(cents, shop)}
        {variant.onSale && variant.price + extraCents > cents && (
          <>
            {' '}
            <s>
              <span className="visually-hidden">instead of </span>
              {priceText(variant.price + extraCents, shop)}
            </s>
          </>
        )}
      </p>
      {offer && <p className="buy-note">{offer}</p>}
    </div>
  );
}

function Answer({ said, shop }: { said: NonNullable<Said>; shop: BuyBoxProps }) {
  if ('problem' in said)
    return (
      <p className="buy-said" data-problem="">
        {said.problem}
      </p>
    );
  const { totalQuantity, subtotalCents } = said.cart;
  return (
    <p className="buy-said">
      Added. {totalQuantity} in your cart, {priceText(subtotalCents, shop)}. <a href="/cart">View cart</a> or{' '}
      <a href="/commerce/goto-checkout">check out</a>.
    </p>
  );
}

function valuesOf(variants: BuyBoxProps['variants'], at: number): string[] {
  return [...new Set(variants.flatMap(({ optionValues }) => optionValues[at]?.value ?? []))];
}
