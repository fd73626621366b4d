import { useEffect, useState } from 'react';
import * as calls from '#contract/addresses/customers.ts';
import type { OwnGiftCard } from '#contract/shop/customer-accounts.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CustomerCall } from './account-home.tsx';
import { useWords } from '#blocks/kit/words.ts';

/** Gift cards that were sent to the customer; nothing for those who have none. */
export function OwnGiftCards({ call, locale }: { call: CustomerCall; locale: string }) {
  const say = useWords('gift');
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
      <h2>{say('giftCards')}</h2>
      <ul className="account-list">
        {cards.map((card) => (
          <li key={card.id}>
            <p>
              {say.parts(card.state, {
                amount: (
                  <strong key="amount">
                    {priceText(card.balanceCents, { currency: card.currency, locale })}
                  </strong>
                ),
              })}
              {card.from !== '' && ` · ${say('from', { name: card.from })}`}
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
