declare const minorUnits: unique symbol;

/** A whole number of the currency's minor units: cents for USD, whole yen for JPY. */
export type Cents = number & { readonly [minorUnits]: true };

export function isCents(amount: unknown): amount is Cents {
  return Number.isSafeInteger(amount);
}

export function toCents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`${amount} is not a whole number of cents.`);
  return amount;
}

export const NO_CENTS = toCents(0);
/** The dearest thing there can be. */
export const MAX_PRICE_CENTS = toCents(100_000_000);

export function sumCents(amounts: readonly number[]): Cents {
  return toCents(amounts.reduce((sum, amount) => sum + amount, 0));
}

interface Currency {
  readonly code: string;
  readonly name: string;
  readonly fractionDigits: number;
  /** Three digits, as text: 036 is not 36. */
  readonly numericCode: string;
}

const NAMES_AND_NUMBERS = {
  EUR: ['Euro', '978'],
  USD: ['US Dollar', '840'],
  AUD: ['Australian Dollar', '036'],
  NOK: ['Norwegian Krone', '578'],
  CAD: ['Canadian Dollar', '124'],
  NZD: ['New Zealand Dollar', '554'],
  DKK: ['Danish Krone', '208'],
  GBP: ['British Pound', '826'],
  HKD: ['Hong Kong Dollar', '344'],
  CHF: ['Swiss Franc', '756'],
  MXN: ['Mexican Peso', '484'],
  SGD: ['Singapore Dollar', '702'],
  SEK: ['Swedish Krona', '752'],
  CZK: ['Czech Koruna', '203'],
  ILS: ['Israeli New Shekel', '376'],
  PHP: ['Philippine Peso', '608'],
  RUB: ['Russian Ruble', '643'],
  PLN: ['Polish Zloty', '985'],
  THB: ['Thai Baht', '764'],
  MYR: ['Malaysian Ringgit', '458'],
  ARS: ['Argentine Peso', '032'],
  BRL: ['Brazilian Real', '986'],
  COP: ['Colombian Peso', '170'],
  IDR: ['Indonesian Rupiah', '360'],
  INR: ['Indian Rupee', '356'],
  JPY: ['Japanese Yen', '392'],
  ZAR: ['South African Rand', '710'],
} as const;
export type CurrencyCode = keyof typeof NAMES_AND_NUMBERS;

export const CURRENCY_CODES = Object.keys(NAMES_AND_NUMBERS) as readonly CurrencyCode[];
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';
export const DEFAULT_MONEY_LOCALE = 'en-US';
export const MAX_INTEGER_PLACES = 15;

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(NAMES_AND_NUMBERS, code);
}

export function fractionDigitsOf(code: CurrencyCode): number {
  return code === 'JPY' ? 0 : 2;
}

export function currencyOf(code: CurrencyCode): Currency {
  const [name, numericCode] = NAMES_AND_NUMBERS[code];
  return { code, name, numericCode, fractionDigits: fractionDigitsOf(code) };
}

export interface Money {
  /** Amounts beyond the safe integers come as bigint. */
  readonly cents: Cents | bigint;
  readonly currency: CurrencyCode;
  readonly locale?: string;
  /** 10.00 becomes 10, 10.50 stays. */
  readonly trimZeroFraction?: boolean;
}

/** Minor units as a decimal text, so that no digit is lost in floating point. */
function toDecimal(cents: bigint, fractionDigits: number): Intl.StringNumericLiteral {
  const digits = String(cents < 0n ? -cents : cents).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  if (whole.length > MAX_INTEGER_PLACES) {
    throw new RangeError(`An amount can have at most ${MAX_INTEGER_PLACES} places before the fraction.`);
  }
  const fraction = digits.slice(whole.length);
  return `${cents < 0n ? '-' : ''}${whole}.${fraction || '0'}` as Intl.StringNumericLiteral;
}

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 500;

function formatFor(locale: string, currency: CurrencyCode, trimZeroFraction: boolean): Intl.NumberFormat {
  const name = `${locale} ${currency} ${trimZeroFraction}`;
  const known = formats.get(name);
  if (known) return known;
  const fractionDigits = fractionDigitsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    trailingZeroDisplay: trimZeroFraction ? 'stripIfInteger' : 'auto',
  });
  if (formats.size < MAX_FORMATS) formats.set(name, format);
  return format;
}

const RIGHT_TO_LEFT = '\u200f';
const LEFT_TO_RIGHT = '\u200e';
/** A sign of a currency behind Latin letters: UK£, US$. */
const LETTERED_SIGN = /[A-Z]+\p{Sc}/u;

export function formatMoney({ cents, currency, locale, trimZeroFraction = false }: Money): string {
  const format = formatFor(locale ?? DEFAULT_MONEY_LOCALE, currency, trimZeroFraction);
  const shown = format.format(toDecimal(BigInt(cents), fractionDigitsOf(currency)));
  // From right to left the sign in UK£ would fall to the other side of its letters.
  return shown.startsWith(RIGHT_TO_LEFT) ? shown.replace(LETTERED_SIGN, `$&${LEFT_TO_RIGHT}`) : shown;
}
