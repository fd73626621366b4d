import { useState } from 'react';
import { installmentText, type InstallmentOffer } from '#core/commerce/installments.ts';
import { effectivePrice, isInStock, MAX_QUANTITY } from '#core/commerce/product.ts';
import type { ShopVariant } from '#core/commerce/shop.ts';
import type { CurrencyCode } from '#core/currency.ts';
import type { Cart } from '#core/commerce/cart.ts';
import { callCart, problemOf } from '#browser/cart.ts';
import { priceText } from '../products/shop-context.ts';

export interface BuyBoxProps {
  title: string;
  options: string[];
  variants: Pick<
    ShopVariant,
    'id' | 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'qtyInStock' | 'optionValues' | 'sku'
  >[];
  currency: CurrencyCode;
  locale: string;
  isExpress: boolean;
  offer: InstallmentOffer;
}

type Said = { problem: string } | { cart: Cart } | undefined;

/** Choosing a variant and putting it into the cart. */
export default function BuyBox(props: BuyBoxProps) {
  const { options, variants, isExpress } = props;
  const first = variants.find((variant) => isInStock(variant)) ?? variants[0];
  const [chosen, setChosen] = useState(first?.optionValues.map(({ value }) => value) ?? []);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const variant = variants.find(({ optionValues }) =>
    optionValues.every(({ value }, at) => value === chosen[at]),
  );
  const canBuy = variant !== undefined && isInStock(variant);

  async function add(form: HTMLFormElement) {
    if (!variant || isBusy) return;
    setBusy(true);
    try {
      const cart = await callCart('POST', 'cart/entries', {
        variantId: variant.id,
        quantity: Number(new FormData(form).get('quantity')),
      });
      if (isExpress) location.assign('/commerce/goto-checkout');
      else setSaid({ cart });
    } catch (error) {
      const { errors, sentence, advice } = problemOf(error);
      setSaid({ problem: errors['quantity'] ?? (sentence || `Unable to add this. ${advice}`) });
    }
    setBusy(false);
  }

  return (
    <form
      className="buy-box"
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      {variant && <Price variant={variant} shop={props} />}
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
          {!variant ? 'Unavailable' : !canBuy ? 'Sold Out' : isExpress ? 'Buy now' : 'Add to cart'}
        </button>
      </div>
      {variant && canBuy && !variant.unlimited && variant.qtyInStock <= FEW && (
        <p className="buy-note">Only {variant.qtyInStock} left.</p>
      )}
      <div role="status">{said && <Answer said={said} shop={props} />}</div>
    </form>
  );
}

const FEW = 5;

function Price({ variant, shop }: { variant: BuyBoxProps['variants'][number]; shop: BuyBoxProps }) {
  const cents = effectivePrice(variant);
  const offer = installmentText(shop.offer, { cents, currency: shop.currency, locale: shop.locale });
  return (
    <div>
      <p className="buy-price">
        {priceText(cents, shop)}
        {variant.onSale && variant.price > cents && (
          <>
            {' '}
            <s>
              <span className="visually-hidden">instead of </span>
              {priceText(variant.price, shop)}
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
