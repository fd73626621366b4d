import { NO_CENTS, toCents, type Cents } from '../../money/currency.ts';
import { DAY_MS } from '../../durations.ts';
/** Days as `2030-04-15`, the first and the last both included. */
export interface DayRange {
  from: string;
  to: string;
}

export const SALES_RANGES = ['week', 'month', 'quarter', 'twelveMonths', 'year', 'own'] as const;
export type SalesRange = (typeof SALES_RANGES)[number];
export const DEFAULT_SALES_RANGE: SalesRange = 'month';
export const SALES_RANGE_LABELS: Readonly<Record<SalesRange, string>> = {
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
  twelveMonths: 'Last 12 months',
  year: 'This year',
  own: 'From … to …',
};

/** Longer ranges are told month by month. */
export const MAX_SINGLE_DAYS = 92;
export const MAX_SALES_DAYS = 5 * 366;

export type SalesUnit = 'day' | 'month';

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, count: number) => dayOf(timeOf(day) + count * DAY_MS);

/** The same day of another month, or its last one where that is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

export const daysIn = ({ from, to }: DayRange) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;

/** Nothing for a range of one's own that is none. */
export function rangeOf(range: SalesRange, today: string, own: Partial<DayRange> = {}): DayRange | undefined {
  switch (range) {
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'quarter':
      return { from: addDays(today, -89), to: today };
    case 'twelveMonths':
      return { from: monthOf(addMonths(today, -11)), to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'own': {
      const { from = '', to = '' } = own;
      const days = daysIn({ from, to });
      return days >= 1 && days <= MAX_SALES_DAYS ? { from, to } : undefined;
    }
  }
}

export function unitOf(range: DayRange): SalesUnit {
  return daysIn(range) > MAX_SINGLE_DAYS ? 'month' : 'day';
}

/** Every day of a range, or the first of every month it touches. */
export function stepsOf(range: DayRange, unit: SalesUnit): string[] {
  const last = unit === 'day' ? range.to : monthOf(range.to);
  const steps = [unit === 'day' ? range.from : monthOf(range.from)];
  for (let at = steps[0] ?? ''; at < last;) {
    at = unit === 'day' ? addDays(at, 1) : addMonths(at, 1);
    steps.push(at);
  }
  return steps;
}

/** As long, right before it: months are compared with months, days with days. */
export function rangeBefore(range: DayRange): DayRange {
  const unit = unitOf(range);
  const count = stepsOf(range, unit).length;
  const back = (day: string) => (unit === 'day' ? addDays(day, -count) : addMonths(day, -count));
  return { from: back(range.from), to: back(range.to) };
}

/** From how many carts to how many orders. */
export interface CartSteps {
  filled: number;
  checkouts: number;
  bought: number;
}

/** What the orders of a while come to. Canceled ones count for nothing. */
export interface SalesSums {
  orders: number;
  pieces: number;
  goodsCents: Cents;
  discountCents: Cents;
  shippingCents: Cents;
  /** All of it, added to the prices or contained in them. */
  taxCents: Cents;
  includedTaxCents: Cents;
  /** What was asked for: goods less discounts, with shipping and the tax that is added. */
  totalCents: Cents;
  refundedCents: Cents;
  unpaidCents: Cents;
}

export const NO_SALES: SalesSums = {
  orders: 0,
  pieces: 0,
  goodsCents: NO_CENTS,
  discountCents: NO_CENTS,
  shippingCents: NO_CENTS,
  taxCents: NO_CENTS,
  includedTaxCents: NO_CENTS,
  totalCents: NO_CENTS,
  refundedCents: NO_CENTS,
  unpaidCents: NO_CENTS,
};

export function addSales(parts: readonly SalesSums[]): SalesSums {
  return parts.reduce(
    (sum, part) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => [name, value + part[name as keyof SalesSums]]),
      ) as unknown as SalesSums,
    NO_SALES,
  );
}

/** What stays after money was given back. */
export const keptCents = ({ totalCents, refundedCents }: SalesSums): Cents =>
  toCents(totalCents - refundedCents);

export const averageCents = (sums: SalesSums): Cents =>
  sums.orders === 0 ? NO_CENTS : toCents(Math.round(sums.totalCents / sums.orders));

/** How much more than before, in whole percent; nothing to compare with is not a percentage. */
export function changePercent(now: number, before: number): number | undefined {
  return before > 0 ? Math.round((now / before - 1) * 100) : undefined;
}
