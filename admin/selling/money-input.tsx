import { NumberInput, type NumberInputProps } from '@mantine/core';
import { fractionDigitsOf } from '#core/currency.ts';
import { useCurrency } from './queries.ts';

type MoneyInputProps = Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> & {
  cents: number;
  onCents: (cents: number) => void;
  maxCents?: number;
};

/** Shows money as people write it and keeps whole cents. */
export function MoneyInput({ cents, onCents, maxCents, ...rest }: MoneyInputProps) {
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
      rightSection={<span className="quiet">{currency}</span>}
      rightSectionWidth={52}
      hideControls
      onChange={(next) => typeof next === 'number' && onCents(Math.round(next * unit))}
    />
  );
}
