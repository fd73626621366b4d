import { NumberInput, type NumberInputProps } from '@mantine/core';
import { fractionDigitsOf, type Cents, toCents } from '#core/money/currency.ts';
import { useCurrency } from '../../account/shop.ts';

type MoneyInputProps = Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> & {
  cents: Cents;
  onCents: (cents: Cents) => void;
  maxCents?: Cents;
  /** Not where a heading above the field names it. */
  hasCurrency?: boolean;
};

/** Shows money as people write it and keeps whole cents. */
export function MoneyInput({ cents, onCents, maxCents, hasCurrency = true, ...rest }: MoneyInputProps) {
  const currency = useCurrency();
  const digits = fractionDigitsOf(currency);
  const unit = 10 ** digits;
  return (
    <NumberInput
      {...rest}
      value={cents / unit}
      min={0}
      {...(maxCents !== undefined && { max: maxCents / unit })}
      decimalScale={digits}
      fixedDecimalScale
      thousandSeparator=","
      {...(hasCurrency && {
        rightSection: <span className="quiet">{currency}</span>,
        rightSectionWidth: 52,
        rightSectionPointerEvents: 'none' as const,
      })}
      hideControls
      onChange={(next) => {
        // With zeros behind the point it comes as text, which keeps them.
        const amount = typeof next === 'number' ? next : Number(next.replaceAll(',', ''));
        if (next !== '' && Number.isFinite(amount)) onCents(toCents(Math.round(amount * unit)));
      }}
    />
  );
}
