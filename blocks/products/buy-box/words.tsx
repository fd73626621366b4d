import { installmentText } from '#core/commerce/pricing/installments.ts';
import { planNotes, subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { effectivePrice } from '#core/commerce/catalogue/product.ts';
import { sumCents, type Cents } from '#core/money/currency.ts';
import { priceText } from '../../kit/shop-context.ts';
import type { BuyBoxProps } from './island.tsx';
import type { Said } from './use-adding.ts';
import { useWords } from '../../kit/words.ts';

export function Price({
  variant,
  extraCents,
  shop,
}: {
  variant: BuyBoxProps['variants'][number];
  extraCents: Cents;
  shop: BuyBoxProps;
}) {
  const say = useWords('buying');
  const ofPlan = useWords('plans');
  const cents = sumCents([effectivePrice(variant), extraCents]);
  const regular = sumCents([variant.price, extraCents]);
  const { plan = null } = shop;
  const offer = plan
    ? ''
    : installmentText(shop.offer, { cents, currency: shop.currency, locale: shop.locale, say });
  return (
    <div>
      <p className="buy-price">
        {plan ? subscriptionSentence(plan, priceText(cents, shop), ofPlan) : priceText(cents, shop)}
        {variant.onSale && regular > cents && (
          <>
            {' '}
            <s>
              <span className="visually-hidden">{say('insteadOf')} </span>
              {priceText(regular, shop)}
            </s>
          </>
        )}
      </p>
      {offer && <p className="buy-note">{offer}</p>}
      {plan &&
        planNotes(plan, { unitCents: cents, currency: shop.currency, locale: shop.locale, say: ofPlan }).map(
          (note) => (
            <p key={note} className="buy-note">
              {note}
            </p>
          ),
        )}
    </div>
  );
}

export function Answer({ said, shop }: { said: NonNullable<Said>; shop: BuyBoxProps }) {
  const say = useWords('buying');
  if ('problem' in said)
    return (
      <p className="buy-said" data-problem="">
        {said.problem}
      </p>
    );
  const { totalQuantity, subtotalCents } = said.cart;
  return (
    <p className="buy-said">
      {say.parts('added', {
        count: totalQuantity,
        amount: priceText(subtotalCents, shop),
        cart: (
          <a key="cart" href="/cart">
            {say('viewCart')}
          </a>
        ),
        checkout: (
          <a key="checkout" href="/commerce/goto-checkout">
            {say('goToCheckout')}
          </a>
        ),
      })}
    </p>
  );
}
