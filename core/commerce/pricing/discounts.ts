import type { Cents } from '../../money/currency.ts';
import type { DiscountDraft } from './discount-fields.ts';
import { WHOLE_RATE } from './tax.ts';

export const DISCOUNT_KINDS = ['percent', 'fixed', 'freeShipping', 'buyXGetY'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const DISCOUNT_LABELS: Readonly<Record<DiscountKind, string>> = {
  percent: 'Percentage',
  fixed: 'Fixed amount',
  freeShipping: 'Free shipping',
  buyXGetY: 'Buy some, get some',
};

export const MAX_CODE_LENGTH = 40;
/** One percent, in the thousandths that amounts are counted in. */
export const PERCENT = WHOLE_RATE / 100;

/** What an owner set up. Percentages are whole thousandths of a percent, like tax rates. */
export interface Discount extends Omit<DiscountDraft, 'startsAt' | 'endsAt'> {
  id: string;
  startsAt: Date | null;
  endsAt: Date | null;
  used: number;
}

/** Why a discount does not apply: what whoever entered its code is told. */
export const DISCOUNT_REFUSALS = {
  unknown: 'codeUnknown',
  inactive: 'codeUnknown',
  notYet: 'codeNotYet',
  ended: 'codeEnded',
  usedUp: 'codeUsedUp',
  usedByYou: 'codeUsedByYou',
  minimum: 'codeMinimum',
  noProducts: 'codeNoProducts',
} as const;
export type DiscountRefusal = keyof typeof DISCOUNT_REFUSALS;

export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}

export const DISCOUNT_STATES = {
  on: 'On',
  off: 'Off',
  notYet: 'Not yet',
  ended: 'Over',
  usedUp: 'Used up',
} as const;
export type DiscountState = keyof typeof DISCOUNT_STATES;

/** What an owner sees of it, whoever buys and whatever is bought. */
export function discountState(
  discount: Pick<Discount, 'isActive' | 'startsAt' | 'endsAt' | 'maxUses' | 'used'>,
  now: Date,
): DiscountState {
  if (!discount.isActive) return 'off';
  if (discount.endsAt && discount.endsAt <= now) return 'ended';
  if (discount.maxUses !== null && discount.used >= discount.maxUses) return 'usedUp';
  return discount.startsAt && discount.startsAt > now ? 'notYet' : 'on';
}

export interface DiscountSituation {
  now: Date;
  subtotalCents: Cents;
  productIds: readonly string[];
  /** How often whoever buys has used it. */
  usedByCustomer: number;
}

/** Nothing when it applies. */
export function refusalOf(discount: Discount, situation: DiscountSituation): DiscountRefusal | undefined {
  const { now } = situation;
  if (!discount.isActive) return 'inactive';
  if (discount.startsAt && discount.startsAt > now) return 'notYet';
  if (discount.endsAt && discount.endsAt <= now) return 'ended';
  if (discount.maxUses !== null && discount.used >= discount.maxUses) return 'usedUp';
  if (discount.maxPerCustomer !== null && situation.usedByCustomer >= discount.maxPerCustomer)
    return 'usedByYou';
  if (situation.subtotalCents < discount.minimumCents) return 'minimum';
  const { productIds } = discount;
  return productIds.length > 0 && !productIds.some((id) => situation.productIds.includes(id))
    ? 'noProducts'
    : undefined;
}
