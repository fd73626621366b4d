/** `interval` is the number of weeks, months or years between two payments, `total` the length of the plan. */
export const PRICE_WEEKLY = '{interval, plural, =1 {{price} every week} other {{price} every # weeks}}';
export const PRICE_MONTHLY = '{interval, plural, =1 {{price} every month} other {{price} every # months}}';
export const PRICE_YEARLY = '{interval, plural, =1 {{price} every year} other {{price} every # years}}';
export const PRICE_WEEKLY_FOR =
  '{interval, plural, =1 {{price} every week} other {{price} every # weeks}} for {total, plural, one {# week} other {# weeks}}';
export const PRICE_MONTHLY_FOR =
  '{interval, plural, =1 {{price} every month} other {{price} every # months}} for {total, plural, one {# month} other {# months}}';
export const PRICE_YEARLY_FOR =
  '{interval, plural, =1 {{price} every year} other {{price} every # years}} for {total, plural, one {# year} other {# years}}';
