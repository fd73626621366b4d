import { WHOLE_RATE } from './tax.ts';
import { control } from '../../fields/field.ts';
import {
  choice,
  group,
  money,
  number,
  optional,
  optionalNumber,
  references,
  text,
  toggle,
  type ValueOf,
} from '../../fields/index.ts';
import { moment } from '../../fields/moment.ts';
import { MAX_PRICE_CENTS } from '../../money/currency.ts';
import { DISCOUNT_KINDS, DISCOUNT_LABELS, MAX_CODE_LENGTH, PERCENT, type DiscountKind } from './discounts.ts';

const MAX_PRODUCTS = 500;
const NEW_PERCENT = 10;

const limit = (label: string) => optionalNumber({ min: 1, max: 1_000_000, label, none: 'No limit' });

/** Everything an owner can say about a discount. */
export const discountFields = {
  name: text({
    max: 100,
    missing: 'Please give it a name.',
    label: 'Name',
    help: 'Buyers read it beside the sum.',
  }),
  code: text({
    max: MAX_CODE_LENGTH,
    isTrimmed: true,
    pattern: { test: /^[\w-]*$/, problem: 'Use letters, digits, dashes and underscores.' },
    label: 'Code',
    help: 'Leave empty to apply it without a code.',
  }),
  kind: choice(DISCOUNT_KINDS, 'percent', { label: 'Kind', labels: DISCOUNT_LABELS }),
  /** For `buyXGetY`. */
  buy: number({ min: 0, max: 100, initial: 2, label: 'Buy' }),
  get: number({ min: 0, max: 100, initial: 1, label: 'Get' }),
  /** Thousandths of a percent, or cents; for `buyXGetY` the percentage off the cheaper ones. */
  amount: {
    ...number({ min: 0, max: MAX_PRICE_CENTS, initial: NEW_PERCENT * PERCENT }),
    control: control('discountAmount', {}, { max: MAX_PRICE_CENTS }),
  },
  productIds: references('product', {
    max: MAX_PRODUCTS,
    label: 'Only for',
    help: 'Leave empty to apply to all products.',
  }),
  minimumCents: money({ label: 'For orders from' }),
  startsAt: optional(moment({ label: 'From' })),
  endsAt: optional(moment({ label: 'Until' })),
  maxUses: limit('Total uses'),
  maxPerCustomer: limit('Uses per buyer'),
  isActive: toggle(true, { label: 'On' }),
};
export const discountField = group(discountFields);
export type DiscountDraft = ValueOf<typeof discountField>;

export const NEW_DISCOUNT: DiscountDraft = discountField.initial;

/** Where a discount begins when its kind is chosen: amounts of one kind mean nothing to another. */
const NEW_AMOUNTS: Readonly<Record<DiscountKind, number>> = {
  percent: NEW_PERCENT * PERCENT,
  fixed: 500,
  buyXGetY: WHOLE_RATE,
  freeShipping: 0,
};
export const newAmount = (kind: DiscountKind): number => NEW_AMOUNTS[kind];

/** Fields that mean something for some kinds only. */
const ASKED: { readonly [K in keyof DiscountDraft]?: (draft: DiscountDraft) => boolean } = {
  buy: ({ kind }) => kind === 'buyXGetY',
  get: ({ kind }) => kind === 'buyXGetY',
  amount: ({ kind }) => kind !== 'freeShipping',
  productIds: ({ kind }) => kind !== 'freeShipping',
};

export function isAskedOf(name: string, draft: DiscountDraft): boolean {
  const rule = Object.hasOwn(ASKED, name) ? ASKED[name as keyof DiscountDraft] : undefined;
  return rule === undefined || rule(draft);
}
