import { useState } from 'react';
import type { DonationPage } from '#core/donations/donation-page.ts';
import { formatMoney, fractionDigitsOf, type CurrencyCode } from '#core/money/currency.ts';
import { Field } from '../checkout/field.tsx';
import { useWords } from '#blocks/kit/words.ts';

/** One of the suggested amounts, or another. */
export function AmountFields(props: {
  page: DonationPage;
  /** In cents; not a number while something else is typed. */
  amount: number;
  shop: { currency: CurrencyCode; locale: string };
  error: string | undefined;
  onChange: (amount: number) => void;
}) {
  const say = useWords('donation');
  const { page, amount, shop, onChange } = props;
  const { currency } = shop;
  const [own, setOwn] = useState('');
  const [isOwn, setIsOwn] = useState(page.amounts.length === 0);
  const type = (text: string) => {
    setOwn(text);
    setIsOwn(true);
    onChange(centsIn(text, currency));
  };
  return (
    <fieldset className="donation-amounts">
      <legend>{say('amount')}</legend>
      {page.amounts.map((cents) => (
        <label key={cents}>
          <input
            type="radio"
            name="amount"
            checked={!isOwn && cents === amount}
            onChange={() => {
              setIsOwn(false);
              onChange(cents);
            }}
          />
          <span>{formatMoney({ ...shop, cents, trimZeroFraction: true })}</span>
        </label>
      ))}
      {page.allowsOwnAmount && (
        <Field
          label={say(page.amounts.length === 0 ? 'amountIn' : 'customAmount', { currency })}
          inputMode="numeric"
          isWide
          value={own}
          error={props.error}
          onChange={type}
        />
      )}
    </fieldset>
  );
}

/** What is typed with a point or a comma; NaN for what is no amount. */
function centsIn(text: string, currency: CurrencyCode): number {
  const typed = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(typed)
    ? Math.round(Number(typed) * 10 ** fractionDigitsOf(currency))
    : Number.NaN;
}
