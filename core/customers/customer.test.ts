import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../commerce/cart/address.ts';
import { toCents } from '../money/currency.ts';
import { MAX_ADDRESSES, MAX_TAGS, mergedFacts, tidyTags, type CustomerFacts } from './customer.ts';
import { readCustomers, toCustomersCsv } from './customer-csv.ts';

const ADA: CustomerFacts = {
  name: 'Ada',
  addresses: [{ ...EMPTY_ADDRESS, city: 'Bath' }],
  acceptsMarketing: false,
  tags: ['VIP'],
  note: 'Likes jam',
};

test.each([
  [
    [' VIP ', 'vip', 'new  tag', ''],
    ['VIP', 'new tag'],
  ],
  [
    Array.from({ length: 30 }, (_, index) => `t${index}`),
    Array.from({ length: MAX_TAGS }, (_, index) => `t${index}`),
  ],
])('the tags %j are %j', (tags, tidy) => {
  expect(tidyTags(tags)).toEqual(tidy);
});

describe('one customer out of two', () => {
  test.each<[string, Partial<CustomerFacts>, Partial<CustomerFacts>]>([
    ['keeps its name', { name: 'A. L.' }, { name: 'Ada' }],
    ['never takes over consent', { acceptsMarketing: true }, { acceptsMarketing: false }],
    ['has the tags of both once', { tags: ['vip', 'press'] }, { tags: ['VIP', 'press'] }],
    ['has both notes', { note: 'Allergic' }, { note: 'Likes jam\n\nAllergic' }],
    ['has each address once', { addresses: ADA.addresses }, { addresses: ADA.addresses }],
  ])('%s', (_, other, expected) => {
    expect(mergedFacts(ADA, { ...ADA, tags: [], note: '', addresses: [], ...other })).toMatchObject(expected);
  });

  test('takes the name where it has none, and no more addresses than there may be', () => {
    const many = Array.from({ length: MAX_ADDRESSES }, (_, index) => ({
      ...EMPTY_ADDRESS,
      line1: `${index}`,
    }));
    const merged = mergedFacts({ ...ADA, name: '' }, { ...ADA, addresses: many });
    expect([merged.name, merged.addresses.length]).toEqual(['Ada', MAX_ADDRESSES]);
  });
});

describe('a file of customers', () => {
  test.each([
    ['Email,Name\n Ada@Example.com ,Ada', { email: 'ada@example.com', name: 'Ada' }],
    ['First Name;Last Name;Email\nAda;Byron;a@b.co', { email: 'a@b.co', name: 'Ada Byron' }],
    [
      'E-mail,Accepts Marketing,Tags\na@b.co,Yes,"vip, press"',
      { acceptsMarketing: true, tags: ['vip', 'press'] },
    ],
    ['Email,Accepts email marketing\na@b.co,no', { acceptsMarketing: false }],
  ])('%j is read', (csv, expected) => {
    expect(readCustomers(csv)).toMatchObject({ customers: [expected], refused: [] });
  });

  test('tells of lines without an email, and takes the last of two', () => {
    const { customers, refused } = readCustomers('Email,Name\nnobody,Eve\na@b.co,One\nA@b.co,Two');
    expect([customers.map(({ name }) => name), refused]).toEqual([['Two'], ['nobody, Eve']]);
  });

  test('is read as it was written, and runs no formula', () => {
    const written = {
      email: 'a@b.co',
      name: '=HYPERLINK("http://evil")',
      acceptsMarketing: true,
      tags: ['vip'],
      note: '',
      hasAccount: true,
      isBlocked: false,
      orderCount: 2,
      spentCents: toCents(1250),
      currency: 'EUR' as const,
      lastOrderAt: null,
      createdAt: '2030-01-01T00:00:00.000Z',
    };
    const csv = toCustomersCsv([written]);
    expect(csv).toContain(`"'=HYPERLINK`);
    expect(csv).toContain('"12.50","EUR"');
    expect(readCustomers(csv).customers).toMatchObject([
      { email: 'a@b.co', acceptsMarketing: true, tags: ['vip'] },
    ]);
  });
});
