export const en = {
  week: '{price} {count, plural, one {every week} other {every # weeks}}',
  weekUntil:
    '{price} {count, plural, one {every week} other {every # weeks}} {total, plural, one {for # week} other {for # weeks}}',
  weekPrepaid: 'Prepaid: {amount} for {count, plural, one {# week} other {# weeks}}.',
  month: '{price} {count, plural, one {every month} other {every # months}}',
  monthUntil:
    '{price} {count, plural, one {every month} other {every # months}} {total, plural, one {for # month} other {for # months}}',
  monthPrepaid: 'Prepaid: {amount} for {count, plural, one {# month} other {# months}}.',
  year: '{price} {count, plural, one {every year} other {every # years}}',
  yearUntil:
    '{price} {count, plural, one {every year} other {every # years}} {total, plural, one {for # year} other {for # years}}',
  yearPrepaid: 'Prepaid: {amount} for {count, plural, one {# year} other {# years}}.',
  freeFor: 'Free for {count, plural, one {# day} other {# days}}.',
  signUpFee: 'Sign-up fee: {amount}.',
} as const;
