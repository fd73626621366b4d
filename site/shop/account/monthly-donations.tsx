import { useEffect, useState } from 'react';
import { priceText } from '#blocks/kit/shop-context.ts';
import { useWords } from '#blocks/kit/words.ts';
import * as calls from '#contract/addresses/donations.ts';
import type { OwnMonthlyDonation } from '#contract/shop/donations.ts';
import type { CustomerCall } from './account-home.tsx';

/** What the customer gives every month; nothing for those who give nothing. */
export function MonthlyDonations({ call, locale }: { call: CustomerCall; locale: string }) {
  const say = useWords('donation');
  const [monthly, setMonthly] = useState<OwnMonthlyDonation[]>([]);
  useEffect(() => {
    call(calls.listMonthly).then(
      (found) => setMonthly(found.monthly),
      () => undefined,
    );
  }, [call]);
  if (monthly.length === 0) return null;
  return (
    <section className="checkout-step" id="donations">
      <h2>{say('monthlyDonations')}</h2>
      <ul className="account-list">
        {monthly.map(({ id, title, totalCents, currency, nextAt, url }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
            </p>
            <p>
              {say('everyMonth', {
                amount: priceText(totalCents, { currency, locale }),
                day: new Date(nextAt ?? 0).toLocaleDateString(locale, { dateStyle: 'long' }),
              })}
            </p>
            <p>
              <a href={url}>{say('manageMonthly')}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
