import type { TaxRule } from '../../settings/store.ts';
import type { Destination } from '../cart/address.ts';

/** Rates are whole thousandths of a percent: 8.875 % is 8875. */
export const WHOLE_RATE = 100_000;
const THOUSANDTHS = 1000;

export interface AppliedTax {
  name: string;
  rate: number;
  appliesToShipping: boolean;
}

export function rateOf(percent: number): number {
  return Math.round(percent * THOUSANDTHS);
}

/** All rules that name the place; a state's tax comes on top of its country's. */
export function taxesAt(rules: readonly TaxRule[], place: Destination | null): AppliedTax[] {
  if (!place) return [];
  return rules
    .filter((rule) => isThere(rule, place) && rule.percent > 0)
    .map(({ name, percent, appliesToShipping }) => ({ name, rate: rateOf(percent), appliesToShipping }));
}

function isThere({ country, region, postcodes }: TaxRule, place: Destination): boolean {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  if (!same(country, place.country)) return false;
  if (region.trim() !== '' && !same(region, place.region)) return false;
  const wanted = postcodes.split(/[\s,;]+/).filter((code) => code !== '');
  return wanted.length === 0 || wanted.some((code) => matchesPostcode(code, place.postcode));
}

function matchesPostcode(pattern: string, postcode: string): boolean {
  const [wanted, given] = [pattern.toLowerCase(), postcode.trim().toLowerCase()];
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
}
