import type { CurrencyCode } from './currency.ts';

const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

/** Where one country stands for a currency it is enough; islands and dependencies follow their own. */
const OTHERS: Readonly<Record<string, CurrencyCode>> = {
  US: 'USD',
  PR: 'USD',
  GU: 'USD',
  AU: 'AUD',
  NO: 'NOK',
  CA: 'CAD',
  NZ: 'NZD',
  DK: 'DKK',
  GL: 'DKK',
  FO: 'DKK',
  GB: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  GG: 'GBP',
  HK: 'HKD',
  CH: 'CHF',
  LI: 'CHF',
  MX: 'MXN',
  SG: 'SGD',
  SE: 'SEK',
  CZ: 'CZK',
  IL: 'ILS',
  PH: 'PHP',
  RU: 'RUB',
  PL: 'PLN',
  TH: 'THB',
  MY: 'MYR',
  AR: 'ARS',
  BR: 'BRL',
  CO: 'COP',
  ID: 'IDR',
  IN: 'INR',
  JP: 'JPY',
  ZA: 'ZAR',
};

/** What a shop in a country usually charges in; US dollars where its own currency is not offered. */
export function currencyOf(country: string): CurrencyCode {
  return EURO.includes(country) ? 'EUR' : (OTHERS[country] ?? 'USD');
}
