import {
  DEFAULT_CURRENCY,
  isCurrencyCode,
  toCents,
  type Cents,
  type CurrencyCode,
} from '../money/currency.ts';
import { isRecord } from '../fields/field.ts';

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What an owner can buy. Amounts are in minor units and include all taxes. */
export interface Plan {
  id: string;
  name: string;
  summary: string;
  features: readonly string[];
  /** How many may work on the site, its owner included; any number where it is left out. */
  contributors?: number;
  prices: Readonly<Record<Interval, Cents>>;
}

export interface PlanList {
  currency: CurrencyCode;
  plans: readonly Plan[];
}

export const MAX_PLANS = 6;
const MAX_AMOUNT = 100_000_000;

const price = (month: number, year: number) => ({ month: toCents(month), year: toCents(year) });

export const DEFAULT_PLANS: PlanList = {
  currency: DEFAULT_CURRENCY,
  plans: [
    {
      id: 'personal',
      name: 'Personal',
      summary: 'A site of your own, open to everybody.',
      features: ['Every feature', 'Your own domain', 'Two contributors'],
      contributors: 2,
      prices: price(1200, 12_000),
    },
    {
      id: 'business',
      name: 'Business',
      summary: 'For people who work on it together.',
      features: ['Everything in Personal', 'Ten contributors'],
      contributors: 10,
      prices: price(2300, 23_000),
    },
    {
      id: 'commerce',
      name: 'Commerce',
      summary: 'For shops with people for every task.',
      features: ['Everything in Business', 'Any number of contributors'],
      prices: price(3600, 36_000),
    },
  ],
};

/** Reads the operator's own list, or says what is wrong with it. */
export function readPlans(given: unknown): PlanList | string {
  if (!isRecord(given)) return 'It must be an object with "currency" and "plans".';
  const { currency, plans } = given;
  if (!isCurrencyCode(currency)) return 'Its "currency" must be a code like EUR.';
  if (!Array.isArray(plans) || plans.length === 0 || plans.length > MAX_PLANS)
    return `Its "plans" must be a list of 1 to ${MAX_PLANS} plans.`;
  const read = plans.map(readPlan);
  const problem = read.find((plan) => typeof plan === 'string');
  if (problem !== undefined) return problem;
  const found = read.filter((plan) => typeof plan !== 'string');
  if (new Set(found.map(({ id }) => id)).size < found.length) return 'Every plan needs an "id" of its own.';
  return { currency, plans: found };
}

function readPlan(given: unknown, index: number): Plan | string {
  const where = `Plan ${index + 1}`;
  if (!isRecord(given)) return `${where} must be an object.`;
  const { id, name, summary = '', features = [], contributors, prices } = given;
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id))
    return `${where} needs an "id" of lowercase letters, digits and dashes.`;
  if (!isShortText(name) || name === '') return `${where} needs a "name".`;
  if (!isShortText(summary)) return `The "summary" of plan ${id} must be a short text.`;
  if (!Array.isArray(features) || !features.every(isShortText))
    return `The "features" of plan ${id} must be a list of short texts.`;
  if (contributors !== undefined && !isAmount(contributors))
    return `The "contributors" of plan ${id} must be a whole number from 1.`;
  if (!isRecord(prices) || !INTERVALS.every((interval) => isAmount(prices[interval])))
    return `The "prices" of plan ${id} must have "month" and "year" in whole minor units, like 1200 for 12.00.`;
  return {
    id,
    name,
    summary,
    features,
    ...(contributors !== undefined && { contributors: Number(contributors) }),
    prices: price(Number(prices['month']), Number(prices['year'])),
  };
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= MAX_AMOUNT;
}
