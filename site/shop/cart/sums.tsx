import { useState } from 'react';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { toCents } from '#core/money/currency.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CartProps } from './island.tsx';

export interface CodeCalls {
  onCode: (code: string) => Promise<boolean>;
  onDropCode: (code: string) => Promise<boolean>;
  onDropCard: (id: string) => Promise<boolean>;
}

/** From the subtotal to the total, each step with its reason. */
export function Sums(props: {
  cart: Cart;
  shop: CartProps;
  /** Where codes are taken. */
  codes?: CodeCalls;
}) {
  const { cart, shop, codes } = props;
  return (
    <div className="cart-sums">
      <dl>
        <Row label="Subtotal" amount={priceText(cart.subtotalCents, shop)} />
        {cart.adjustments.map(({ kind, reason, cents }, index) => (
          <Row
            key={index}
            label={kind === 'includedTax' ? `${reason} (included)` : reason}
            amount={priceText(cents, shop)}
          />
        ))}
        <Row label="Total" amount={priceText(cart.grandTotalCents, shop)} isTotal />
        {cart.giftCards.map(({ id, last, cents }) => (
          <Row
            key={id}
            label={`Gift card ${maskedGiftCode(last)}`}
            amount={priceText(toCents(0 - cents), shop)}
          />
        ))}
        {cart.giftCards.length > 0 && (
          <Row label="Left to pay" amount={priceText(cart.dueCents, shop)} isTotal />
        )}
      </dl>
      {codes && <Codes cart={cart} shop={shop} {...codes} />}
    </div>
  );
}

function Row({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div {...(isTotal && { 'data-total': '' })}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function Codes(props: CodeCalls & { cart: Cart; shop: CartProps }) {
  const { cart, shop, onCode, onDropCode, onDropCard } = props;
  const [code, setCode] = useState('');
  return (
    <>
      <form
        className="cart-code"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') void onCode(code.trim()).then((isDone) => isDone && setCode(''));
        }}
      >
        <label>
          <span className="visually-hidden">Discount code or gift card</span>
          <input
            value={code}
            placeholder="Discount code or gift card"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button className="button is-outline is-small">Apply</button>
      </form>
      <ul className="cart-codes" aria-live="polite">
        {cart.giftCards.map(({ id, last, balanceCents, cents }) => (
          <li key={id}>
            Gift card {maskedGiftCode(last)}, {priceText(toCents(balanceCents - cents), shop)} left afterwards
            <DropCode code={last} onDrop={() => onDropCard(id)} />
          </li>
        ))}
        {cart.validCoupons.map((coupon) => (
          <li key={coupon.code}>
            {coupon.code}
            <DropCode code={coupon.code} onDrop={onDropCode} />
          </li>
        ))}
        {cart.invalidCoupons.map((coupon) => (
          <li key={coupon.code} className="cart-problem">
            {coupon.code}: {coupon.reason}
            <DropCode code={coupon.code} onDrop={onDropCode} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DropCode({ code, onDrop }: { code: string; onDrop: (code: string) => Promise<boolean> }) {
  return (
    <button type="button" className="cart-link" onClick={() => void onDrop(code)}>
      Remove<span className="visually-hidden"> the code {code}</span>
    </button>
  );
}
