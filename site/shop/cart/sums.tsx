import { useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
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
  const say = useWords('cart');
  const sayBasket = useWords('basket');
  const { cart, shop, codes } = props;
  return (
    <div className="cart-sums">
      <dl>
        <Row label={sayBasket('subtotal')} amount={priceText(cart.subtotalCents, shop)} />
        {cart.adjustments.map(({ kind, reason, cents }, index) => (
          <Row
            key={index}
            label={kind === 'includedTax' ? say('included', { name: reason }) : reason}
            amount={priceText(cents, shop)}
          />
        ))}
        <Row label={say('total')} amount={priceText(cart.grandTotalCents, shop)} isTotal />
        {cart.giftCards.map(({ id, last, cents }) => (
          <Row
            key={id}
            label={say('giftCard', { code: maskedGiftCode(last) })}
            amount={priceText(toCents(0 - cents), shop)}
          />
        ))}
        {cart.giftCards.length > 0 && (
          <Row label={say('leftToPay')} amount={priceText(cart.dueCents, shop)} isTotal />
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
  const say = useWords('cart');
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
          <span className="visually-hidden">{say('discountCode')}</span>
          <input
            value={code}
            placeholder={say('discountCode')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button className="button is-outline is-small">{say('apply')}</button>
      </form>
      <ul className="cart-codes" aria-live="polite">
        {cart.giftCards.map(({ id, last, balanceCents, cents }) => (
          <li key={id}>
            {say('giftCardLeft', {
              code: maskedGiftCode(last),
              amount: priceText(toCents(balanceCents - cents), shop),
            })}
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
  const sayBasket = useWords('basket');
  const say = useWords('cart');
  return (
    <button type="button" className="cart-link" onClick={() => void onDrop(code)}>
      {sayBasket('remove')}
      <span className="visually-hidden"> {say('removeCode', { code })}</span>
    </button>
  );
}
