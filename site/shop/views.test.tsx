import { describe, expect, test } from 'vitest';
import { countOf, textIn } from '#blocks/kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import { toCents } from '#core/money/currency.ts';
import { readSettings } from '#core/settings/groups.ts';
import type { BuyerOrder } from '../page-input.ts';
import { Sums } from './cart/sums.tsx';
import { OrderSide } from './checkout/order-side.tsx';
import { AmountFields } from './donate/amount-fields.tsx';
import { DonorFields, NOBODY } from './donate/donor-fields.tsx';
import { amountsOf, amountText, GiftAmounts } from './gift-card/amounts.tsx';
import { JoinedAreas } from './joined-areas.tsx';
import { OrderView } from './order-page.tsx';
import { renderOrderPaper } from './paper.tsx';
import { SubscriptionFacts } from './subscription/facts.tsx';

const shop = { currency: 'USD', locale: 'en', lists: {} } as never;
const ENTRY = {
  id: 'e',
  quantity: 2,
  title: 'Jar',
  optionValues: [],
  addOns: [],
  isAvailable: true,
  totalCents: toCents(2000),
};
const cart = (more: object = {}) =>
  ({
    entries: [ENTRY],
    subtotalCents: toCents(2000),
    adjustments: [
      { kind: 'tax', reason: 'Tax', cents: toCents(200) },
      { kind: 'includedTax', reason: 'VAT', cents: toCents(100) },
    ],
    grandTotalCents: toCents(2200),
    dueCents: toCents(2200),
    giftCards: [],
    validCoupons: [],
    invalidCoupons: [],
    ...more,
  }) as never;
const card = { id: 'g', last: '1234', cents: toCents(500), balanceCents: toCents(800) };

describe('sums', () => {
  const codes = { onCode: async () => true, onDropCode: async () => true, onDropCard: async () => true };
  const draw = (more: object, hasCodes = false) =>
    renderToStaticMarkup(<Sums cart={cart(more)} shop={shop} {...(hasCodes && { codes })} />);
  test('each step with its reason', () => {
    expect(textIn(draw({}))).toBe('Subtotal $20.00 Tax $2.00 VAT (included) $1.00 Total $22.00');
  });
  test('a gift card is taken off, and what is left to pay stands last', () => {
    expect(textIn(draw({ giftCards: [card], dueCents: toCents(1700) }))).toMatch(
      /Total \$22\.00 .*1234.* [−-]\$5\.00 .*\$17\.00$/,
    );
    expect(countOf(draw({ giftCards: [card] }), 'data-total')).toBe(2);
    expect(countOf(draw({}), 'data-total')).toBe(1);
  });
  test('codes are taken where they are asked for, and say why they do not count', () => {
    const markup = draw(
      {
        giftCards: [card],
        validCoupons: [{ code: 'SPRING' }],
        invalidCoupons: [{ code: 'OLD', reason: 'It has ended.' }],
      },
      true,
    );
    expect(textIn(markup)).toMatch(/\$3\.00/);
    expect(textIn(markup)).toContain('SPRING');
    expect(textIn(markup)).toMatch(/OLD *: *It has ended\./);
    expect(countOf(markup, '<li')).toBe(3);
    expect(draw({ validCoupons: [{ code: 'SPRING' }] })).not.toContain('SPRING');
  });
  test('beside the steps stands what is bought, and what cannot be had any more', () => {
    const side = (entry: object) =>
      renderToStaticMarkup(<OrderSide cart={cart({ entries: [{ ...ENTRY, ...entry }] })} shop={shop} />);
    expect(textIn(side({}))).toMatch(/^2 × Jar \$20\.00/);
    expect(side({ isAvailable: false })).toContain('class="cart-problem"');
    expect(side({})).not.toContain('cart-problem');
  });
});

describe('donating', () => {
  const page = {
    amounts: [toCents(500), toCents(1250)],
    allowsOwnAmount: true,
    asksMessage: true,
    allowsAnonymous: true,
  };
  const amounts = (more: object, amount = 500) =>
    renderToStaticMarkup(
      <AmountFields
        page={{ ...page, ...more } as never}
        amount={amount}
        shop={shop}
        error={undefined}
        onChange={() => {}}
      />,
    );
  test('an amount is chosen or typed', () => {
    expect(textIn(amounts({}))).toMatch(/\$5 \$12\.50/);
    expect(/<input[^>]*checked=""[^>]*>\s*<span>\$5</.test(amounts({}).replaceAll(/<\/?label>/g, ''))).toBe(
      true,
    );
    expect(countOf(amounts({}, 700), 'checked=""')).toBe(0);
    expect(amounts({ allowsOwnAmount: false })).not.toContain('checkout-field');
    expect(textIn(amounts({ amounts: [] }))).not.toContain('$5');
  });
  test('only what the page asks for is asked', () => {
    const donor = (more: object) =>
      renderToStaticMarkup(
        <DonorFields
          page={{ ...page, ...more } as never}
          donor={NOBODY}
          errors={{ email: 'Please enter it.' }}
          onChange={() => {}}
        />,
      );
    expect(donor({})).toContain('<textarea');
    expect(donor({ asksMessage: false })).not.toContain('<textarea');
    expect(donor({})).toContain('type="checkbox"');
    expect(donor({ allowsAnonymous: false })).not.toContain('type="checkbox"');
    expect(textIn(donor({}))).toContain('Please enter it.');
  });
});

describe('amounts of gift cards', () => {
  const variant = (id: string, price: number, qtyInStock: number) => ({
    id,
    sku: id,
    price,
    unlimited: false,
    qtyInStock,
  });
  const product = (...variants: object[]) => ({ id: 'p', variants }) as never;
  const draw = (of: never) => renderToStaticMarkup(<GiftAmounts product={of} websiteId="w" shop={shop} />);
  test('the first that is there is chosen', () => {
    const goods = product(variant('a', 2500, 0), variant('b', 5050, 3));
    expect(amountsOf(goods).map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(textIn(draw(goods))).toContain('$25 $50.50');
    expect(/<input[^>]*checked=""[^>]*>/.exec(draw(goods))?.[0]).toContain('value="b"');
    expect(countOf(draw(goods), 'disabled=""')).toBe(1);
    expect(amountText(toCents(2500), shop)).toBe('$25');
  });
  test('sold out it cannot be bought', () => {
    expect(draw(product(variant('a', 2500, 0)))).toMatch(/<button[^>]*disabled=""/);
  });
});

describe('an order', () => {
  const settings = readSettings({});
  const ORDER: BuyerOrder = {
    number: 1042,
    email: 'ada@example.com',
    currency: 'USD',
    isWaiting: false,
    isUnpaid: false,
    isSent: false,
    isCanceled: false,
    refundedCents: toCents(0),
    tracking: null,
    downloads: [],
    snapshot: {
      lines: [{ ...ENTRY, answers: [{ id: 'q', rawTitle: 'Name', value: 'Ada' }] }],
      adjustments: [{ kind: 'includedTax', reason: 'VAT', cents: toCents(100) }],
      grandTotalCents: toCents(2000),
      giftCards: [card],
      shipping: null,
    } as never,
  };
  const draw = (more: Partial<BuyerOrder> = {}, words = '') =>
    renderToStaticMarkup(
      <OrderView
        order={{ ...ORDER, ...more }}
        joined={[]}
        shop={shop}
        settings={{ ...settings, store: { ...settings.store, manualWords: words } }}
      />,
    );

  test('says how it stands', () => {
    const said = [{}, { isWaiting: true }, { isCanceled: true }, { isSent: true }].map(
      (more) => /<div class="order"><p>(.*?)<\/p>/.exec(draw(more))?.[1],
    );
    expect(new Set(said).size).toBe(4);
    expect(said[0]).toContain('1042');
    expect(said[0]).toContain('ada@example.com');
    expect(
      new Set(
        [{}, { isWaiting: true }, { isCanceled: true }].map((more) => /<h1.*?<\/h1>/.exec(draw(more))?.[0]),
      ).size,
    ).toBe(3);
  });

  test('its lines, their answers, what was taken off', () => {
    expect(textIn(draw())).toMatch(
      /2 × Jar Name: Ada \$20\.00 VAT \(included\) \$1\.00 Total \$20\.00 .*1234.* [−-]\$5\.00/,
    );
  });

  test.each<[Partial<BuyerOrder>, string, boolean]>([
    [{ isUnpaid: true }, 'Pay at the door.', true],
    [{ isUnpaid: false }, 'Pay at the door.', false],
    [{ isUnpaid: true, isCanceled: true }, 'Pay at the door.', false],
  ])('%j tells how to pay: %#', (more, words, isTold) => {
    expect(draw(more, words).includes(words)).toBe(isTold);
  });

  test('a parcel is followed by its name or its address', () => {
    const tracked = (carrier: string, number: string, url: string) =>
      draw({ tracking: { carrier, number, url } });
    expect(tracked('DHL', '7', 'https://dhl.test/7')).toContain('<a href="https://dhl.test/7">DHL 7</a>');
    expect(tracked('DHL', '7', '')).toMatch(/DHL 7/);
    expect(tracked('DHL', '7', '')).not.toContain('<a href="">');
    expect(tracked('', '', 'https://dhl.test/7')).toContain('<a href="https://dhl.test/7">');
    expect(tracked('', '', '')).toBe(draw());
  });

  test('what was paid back, what can be fetched and where it goes', () => {
    expect(textIn(draw({ refundedCents: toCents(750) }))).toContain('$7.50');
    expect(draw({ downloads: [{ title: 'Book', url: '/d/1' }] })).toContain('href="/d/1"');
    expect(draw()).not.toContain('order-downloads');
    const shipping = { ...EMPTY_ADDRESS, firstName: 'Ada', city: 'Bath', country: 'GB' };
    expect(textIn(draw({ snapshot: { ...ORDER.snapshot, shipping } }))).toContain('United Kingdom');
    expect(
      textIn(
        renderToStaticMarkup(<JoinedAreas areas={[{ id: 'a', name: 'Club', path: '/club' }] as never} />),
      ),
    ).toContain('Club');
  });
});

describe('an order on paper', () => {
  const address = { ...EMPTY_ADDRESS, firstName: 'Ada', line1: 'Quay 1', city: 'Bath', country: 'GB' };
  const order = (more: object = {}) =>
    ({
      number: 7,
      placedAt: '2030-05-01T10:00:00Z',
      currency: 'EUR',
      email: 'ada@example.com',
      name: 'Ada Byron',
      totalCents: toCents(2000),
      snapshot: {
        lines: [{ ...ENTRY, sku: 'J1', unitPriceCents: toCents(1000) }],
        subtotalCents: toCents(2000),
        adjustments: [{ kind: 'includedTax', reason: 'USt', cents: toCents(100) }],
        giftCards: [card],
        billing: { ...address, line1: 'Bank 2' },
        shipping: address,
        notes: '',
        ...more,
      },
    }) as never;
  const paper = (isInvoice: boolean, { language = 'en', snapshot = {} } = {}) =>
    renderOrderPaper({
      order: order(snapshot),
      settings: readSettings({ site: { title: 'Mill', language } }),
      isInvoice,
    });

  test('an invoice goes to who pays, with prices; a slip to who gets it, without', () => {
    expect(paper(true)).toContain('Bank 2');
    expect(paper(true)).toContain('€10.00');
    expect(paper(false)).toContain('Quay 1');
    expect(paper(false)).not.toContain('€');
    expect(textIn(paper(true, { snapshot: { billing: null } }))).toContain('Quay 1');
    expect(textIn(paper(false, { snapshot: { shipping: null } }))).toContain('Ada Byron');
  });

  test('every word is in the language of the site', () => {
    expect(paper(true, { language: 'de' })).toContain('USt (enthalten)');
    expect(paper(true)).toContain('USt (included)');
    expect(textIn(paper(false, { snapshot: { notes: 'Ring twice' } }))).toContain('Ring twice');
  });
});

test('what comes next of a subscription is said while something does', () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' } };
  const about = (more: object) =>
    ({
      quantity: 1,
      title: 'Bread',
      cents: toCents(500),
      currency: 'USD',
      plan,
      state: 'active',
      nextAt: '2030-05-01T10:00:00Z',
      card: 'Visa 4242',
      ...more,
    }) as never;
  const draw = (more: object) =>
    textIn(renderToStaticMarkup(<SubscriptionFacts about={about(more)} locale="en" />));
  expect(draw({})).toMatch(/May 1, 2030.* · Visa 4242$/);
  expect(draw({ card: '' })).not.toContain('·');
  expect(draw({ state: 'paused' })).not.toContain('2030');
  expect(draw({ state: 'cancelling' })).not.toBe(draw({}));
  expect(draw({ nextAt: null })).not.toContain('2030');
});
