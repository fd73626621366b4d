import { useEffect, useState } from 'react';
import { GIFT_CARD_STATE_LABELS } from '#core/commerce/gift-cards/gift-card.ts';
import * as calls from '#contract/addresses/customers.ts';
import type { OwnGiftCard } from '#contract/shop/customer-accounts.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CustomerCall } from './account-home.tsx';

/** Gift cards that were sent to the customer; nothing for those who have none. */
export function OwnGiftCards({ call, locale }: { call: CustomerCall; locale: string }) {
  const [cards, setCards] = useState<OwnGiftCard[]>([]);
  useEffect(() => {
    call(calls.listGiftCards).then(
      (found) => setCards(found.giftCards),
      () => undefined,
    );
  }, [call]);
  if (cards.length === 0) return null;
  return (
    <section className="checkout-step" id="gift-cards">
      <h2>Gift cards</h2>
      <ul className="account-list">
        {cards.map((card) => (
          <li key={card.id}>
            <p>
              <strong>{priceText(card.balanceCents, { currency: card.currency, locale })}</strong>
              {card.state === 'active' ? ' left' : ` (${GIFT_CARD_STATE_LABELS[card.state].toLowerCase()})`}
              {card.from !== '' && `, from ${card.from}`}
            </p>
            {card.state === 'active' && (
              <p>
                <code>{card.code}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
