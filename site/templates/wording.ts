import { formatMoney, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { Template } from './template.ts';

/** What a new site says in place of the template's own words. */
export interface SiteWords {
  name: string;
  email: string;
  /** What the site sells in, where that is known. */
  currency?: CurrencyCode | undefined;
}

const PRICE = /(?:£|€|CHF\s)(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d\d)(?!\d))?/g;

const TWO_WORDINGS = /\{\{([^{}|]*)\|([^{}|]*)\}\}/g;

/**
 * Settles the words of a template. `{{14 Mill Lane|our shop}}` is the first on its demo and the second on a
 * new owner's site; `%name%` and `%email%` are the site's own. Prices between them are in its
 * own currency, with the amounts that its sample products cost there. Functions and numbers stay as they are.
 */
export function worded(template: Template, own?: SiteWords): Template {
  const name = own?.name ?? template.settings.site?.title ?? template.name;
  const email = own?.email ?? template.settings.business?.email ?? '';
  const currency = own?.currency;
  const say = (text: string) =>
    text
      .replaceAll(TWO_WORDINGS, (_, demo: string, others: string) => (own ? others : demo))
      .replaceAll('%name%', name)
      .replaceAll('%email%', email)
      .replaceAll(PRICE, (price, whole: string, fraction?: string) =>
        currency === undefined ? price : priceIn(currency, whole, fraction),
      );
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(template) as Template;
}

function priceIn(currency: CurrencyCode, whole: string, fraction?: string): string {
  const cents = toCents(Number(whole.replaceAll(',', '')) * 100 + Number(fraction ?? 0));
  return formatMoney({ cents, currency, trimZeroFraction: fraction === undefined });
}
