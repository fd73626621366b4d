import { ORDER_MAIL_LABELS, type BuyerMail, type OrderMail } from '../commerce/orders/orders.ts';
import { CURRENCY_CODES, currencyOf, DEFAULT_CURRENCY } from '../money/currency.ts';
import { CartDisplay, UnitSystem } from '../enumerations/commerce.ts';
import { nameOf } from '../enumerations/name-of.ts';
import type { Field, ValueOf } from '../fields/field.ts';
import { choice, group, list, money, number, text, toggle } from '../fields/index.ts';
import { UNPAID_ENDS } from '../subscriptions/dunning.ts';
import { en as mails } from '../words/mails/en.ts';
import { en } from '../words/mails-orders/en.ts';
import { region } from './locale.ts';

export const RATE_KINDS = ['flat', 'weight', 'pickup'] as const;

const MAX_ZONES = 50;
const MAX_RATES = 20;
const MAX_TAX_RULES = 500;
const MAX_MAIL_LENGTH = 2000;
const MAX_DELIVERY_DAYS = 365;

/** A choice whose values also have numbers; what comes as a number is kept by its name. */
function byNumberToo<T extends string>(table: Readonly<Record<T, number>>, named: Field<T>): Field<T> {
  const toName = (value: unknown) => (typeof value === 'number' ? (nameOf(table, value) ?? value) : value);
  return {
    ...named,
    check: (value, report, path) => named.check(toName(value), report, path),
    read: (value) => named.read(toName(value)),
  };
}

const currencyNames = Object.fromEntries(
  CURRENCY_CODES.map((code) => [code, `${currencyOf(code).name} (${code})`]),
);

/** Days until a buyer is asked how it was, and who looks at the answer first. */
export const reviewSettings = group({
  reviewsEnabled: toggle(true, { label: 'Reviews', help: 'On product pages and in product lists.' }),
  requestDays: number({
    min: 0,
    max: 90,
    initial: 14,
    label: 'Ask for a review after',
    unit: 'days',
    help: 'Counted from the day you fulfil an order. 0 sends no emails.',
  }),
  approval: choice(['all', 'none'], 'all', {
    label: 'Approval',
    labels: { all: 'Approve reviews before they appear', none: 'Publish reviews at once' },
    help: 'Suspected spam always waits for you.',
  }),
});

export const storeSettings = group({
  storeCurrency: choice(CURRENCY_CODES, DEFAULT_CURRENCY, {
    label: 'Currency',
    labels: currencyNames,
    help: 'Changing it keeps the numbers of your prices. Orders stay in the currency they were placed in.',
  }),
  expressCheckout: toggle(false, {
    label: 'Express checkout',
    help: 'Products go straight to the checkout, without the cart.',
  }),
  measurementStandard: byNumberToo(
    UnitSystem,
    choice(['imperial', 'metric'], 'imperial', {
      label: 'Measurements',
      labels: { imperial: 'Imperial (lbs, inches)', metric: 'Metric (kg, cm)' },
      help: 'Changing it keeps the numbers of your weights and sizes; only the unit beside them changes.',
    }),
  ),
  cartDisplay: byNumberToo(
    CartDisplay,
    choice(['none', 'show'], 'none', {
      label: 'Cart in the header',
      labels: { none: 'Hidden', show: 'Shown' },
    }),
  ),
  accountLink: toggle(false, {
    label: 'Account link in the header',
    help: 'Leads customers to their account, where they log in, sign up and see their orders.',
  }),
  minimumSubtotalCents: money({
    label: 'Minimum order subtotal',
    help: 'Before discounts, shipping and tax.',
  }),
  orderEmail: text({
    max: 256,
    isLiteral: true,
    label: 'Send new orders to',
    help: 'Leave empty to send them to the owner of the site.',
  }),
  lowStock: number({
    min: 0,
    max: 10_000,
    initial: 5,
    label: 'Low stock at',
    help: 'You get an email when stock falls to this number.',
  }),
  acceptsCards: toggle(true, { label: 'Pay by card' }),
  acceptsManual: toggle(false, { label: 'Pay by bank transfer or cash' }),
  manualWords: text({
    max: MAX_MAIL_LENGTH,
    lines: 4,
    label: 'How to pay by bank transfer or cash',
    help: 'Shown after the order and in its email.',
  }),
  consent: text({
    max: 500,
    lines: 2,
    label: 'Line above the order button',
    help: 'For example that your terms apply.',
  }),
  unpaidSubscriptions: choice(UNPAID_ENDS, 'paused', {
    label: 'Unpaid subscriptions',
    labels: { paused: 'Are paused', cancelled: 'Are cancelled' },
    help: 'After two weeks of declined payments.',
  }),
  giftCardYears: number({
    min: 0,
    max: 30,
    initial: 0,
    unit: 'years',
    label: 'Gift cards expire after',
    help: '0 means never. Where the law of your country asks for longer, that applies.',
  }),
  installmentCount: number({ min: 0, max: 36, initial: 0, label: 'Instalments', help: '0 offers none.' }),
  installmentMinCents: money({ label: 'Instalments from' }),
  installmentMaxCents: money({ label: 'Instalments up to', help: '0 means no upper limit.' }),
});

const shippingRate = group({
  name: text({ max: 80, initial: 'Standard', label: 'Name' }),
  kind: choice(RATE_KINDS, 'flat', {
    label: 'Kind',
    labels: { flat: 'Fixed price', weight: 'By weight', pickup: 'Pickup' },
  }),
  costCents: money({ label: 'Price' }),
  /** For each full or started unit of weight. */
  perWeightCents: money({ label: 'And for each unit of weight' }),
  minSubtotalCents: money({ label: 'For orders from' }),
  maxSubtotalCents: money({ label: 'For orders up to', help: '0 means no upper limit.' }),
  freeFromCents: money({ label: 'Free from', help: '0 means never.' }),
  daysFrom: number({
    min: 0,
    max: MAX_DELIVERY_DAYS,
    initial: 0,
    label: 'Arrives after',
    unit: 'working days',
    help: 'Buyers read it beside the rate. 0 says nothing.',
  }),
  daysTo: number({
    min: 0,
    max: MAX_DELIVERY_DAYS,
    initial: 0,
    label: 'Or up to',
    unit: 'working days',
  }),
});
/** What a rate says where nothing else is said. */
export const NEW_RATE = shippingRate.initial;
export type ShippingRate = Readonly<ValueOf<typeof shippingRate>>;

const shippingZone = group({
  name: text({ max: 80, initial: 'Everywhere', isLiteral: true, label: 'Zone' }),
  countries: text({
    max: 1000,
    isLiteral: true,
    initial: '*',
    label: 'Countries',
    help: 'Codes such as GB, IE. A star means everywhere else.',
  }),
  rates: list(shippingRate, { max: MAX_RATES, label: 'Rates' }),
});
export type ShippingZone = Readonly<ValueOf<typeof shippingZone>>;

export const shippingSettings = group({
  zones: list(shippingZone, { max: MAX_ZONES, label: 'Zones' }),
});

const taxRule = group({
  name: text({ max: 80, label: 'Name', help: 'As shown on the invoice, for example “NY sales tax”.' }),
  country: region({ label: 'Country' }),
  region: text({
    max: 80,
    isLiteral: true,
    label: 'State or province',
    help: 'Empty means the whole country.',
  }),
  postcodes: text({
    max: 1000,
    isLiteral: true,
    label: 'Postcodes',
    help: 'For example 100*, 10451. Empty means all.',
  }),
  percent: number({ min: 0, max: 100, step: 0.001, initial: 0, unit: '%', label: 'Rate' }),
  appliesToShipping: toggle(false, { label: 'Also on shipping' }),
});
export type TaxRule = Readonly<ValueOf<typeof taxRule>>;

export const taxSettings = group({
  pricesIncludeTax: toggle(false, { label: 'Prices include tax' }),
  rules: list(taxRule, { max: MAX_TAX_RULES, label: 'Rules' }),
});

const MAIL_HELP =
  'You can use {name}, {number} and {site}. Until you change it, buyers get it in their language.';
const mail = (kind: OrderMail, subject: string, words: string, help = MAIL_HELP) =>
  group(
    {
      subject: text({ max: 200, initial: subject, label: 'Subject', help }),
      words: text({ max: MAX_MAIL_LENGTH, lines: 5, initial: words, label: 'Words' }),
    },
    { label: ORDER_MAIL_LABELS[kind] },
  );

/** What the product says itself, as long as an owner says nothing else. */
const toBuyer = (kind: BuyerMail) => mail(kind, en[kind], `${mails.helloName}\n\n${en[`${kind}Words`]}`);

export const orderMailSettings = group({
  confirmed: toBuyer('confirmed'),
  fulfilled: toBuyer('fulfilled'),
  refunded: toBuyer('refunded'),
  canceled: toBuyer('canceled'),
  payLink: toBuyer('payLink'),
  left: toBuyer('left'),
  review: toBuyer('review'),
  newOrder: mail(
    'newOrder',
    'Order {number}: {total}',
    '{name} has bought something in your shop.',
    'This one comes to you. You can use {name}, {number}, {total} and {site}.',
  ),
  lowStock: mail(
    'lowStock',
    'Something in your shop is running out',
    'There is little left of this:',
    'This one comes to you. You can use {site}.',
  ),
});
