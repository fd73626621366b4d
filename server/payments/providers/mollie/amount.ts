import { isRecord } from '#core/fields/field.ts';
import {
  fractionDigitsOf,
  isCurrencyCode,
  toCents,
  type Cents,
  type CurrencyCode,
} from '#core/money/currency.ts';

/** As Mollie writes it: `{ currency: 'EUR', value: '10.00' }`. */
export interface MollieAmount {
  currency: string;
  value: string;
}

export function toAmount(cents: Cents, currency: CurrencyCode): MollieAmount {
  const digits = fractionDigitsOf(currency);
  const text = String(cents).padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency, value };
}

/** Exactly as many digits as the currency has: no float ever holds money. */
export function readAmount(amount: unknown): { cents: Cents; currency: CurrencyCode } | undefined {
  if (!isRecord(amount) || typeof amount['value'] !== 'string') return undefined;
  const { currency, value } = amount;
  if (!isCurrencyCode(currency)) return undefined;
  const digits = fractionDigitsOf(currency);
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined || part.length !== digits) return undefined;
  return { cents: toCents(Number(whole + part)), currency };
}
