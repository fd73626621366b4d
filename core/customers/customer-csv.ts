import { isEmail, tidyEmail } from '../email.ts';
import { fractionDigitsOf, type Cents, type CurrencyCode } from '../money/currency.ts';
import { readCsvTable, toCsv, type CsvRow } from '../text/csv.ts';
import { MAX_CUSTOMER_NAME_LENGTH, MAX_CUSTOMER_NOTE_LENGTH, tidyTags } from './customer.ts';

export interface ReadCustomer {
  email: string;
  name: string;
  acceptsMarketing: boolean;
  tags: string[];
  note: string;
}

const YES = ['yes', 'true', '1', 'subscribed'];

function cellOf(row: CsvRow, ...names: readonly string[]): string {
  return names.map((name) => row[name] ?? '').find((value) => value !== '') ?? '';
}

/** Reads what {@link toCustomersCsv} writes, and what other shops export. Lines without an email are told. */
export function readCustomers(csv: string): { customers: ReadCustomer[]; refused: string[] } {
  const customers = new Map<string, ReadCustomer>();
  const refused: string[] = [];
  for (const row of readCsvTable(csv)) {
    const email = tidyEmail(cellOf(row, 'email', 'e-mail', 'email address'));
    if (!isEmail(email)) {
      const cells = Object.values(row).filter((cell) => cell !== '');
      refused.push(cells.join(', ').slice(0, 100));
      continue;
    }
    const whole = [cellOf(row, 'first name'), cellOf(row, 'last name')].join(' ').trim();
    customers.set(email, {
      email,
      name: (cellOf(row, 'name', 'full name') || whole).slice(0, MAX_CUSTOMER_NAME_LENGTH),
      acceptsMarketing: YES.includes(
        cellOf(row, 'accepts marketing', 'accepts email marketing').toLowerCase(),
      ),
      tags: tidyTags(cellOf(row, 'tags').split(',')),
      note: cellOf(row, 'note', 'notes').slice(0, MAX_CUSTOMER_NOTE_LENGTH),
    });
  }
  return { customers: [...customers.values()], refused };
}

export interface WrittenCustomer extends ReadCustomer {
  hasAccount: boolean;
  isBlocked: boolean;
  orderCount: number;
  spentCents: Cents;
  currency: CurrencyCode | null;
  lastOrderAt: string | null;
  createdAt: string;
}

const HEADER = [
  'Email',
  'Name',
  'Accepts marketing',
  'Tags',
  'Note',
  'Account',
  'Blocked',
  'Orders',
  'Total spent',
  'Currency',
  'Last order',
  'Customer since',
];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export function toCustomersCsv(customers: readonly WrittenCustomer[]): string {
  const lines = customers.map((customer) => {
    const digits = customer.currency === null ? 2 : fractionDigitsOf(customer.currency);
    return [
      customer.email,
      customer.name,
      yesOrNo(customer.acceptsMarketing),
      customer.tags.join(', '),
      customer.note,
      yesOrNo(customer.hasAccount),
      yesOrNo(customer.isBlocked),
      String(customer.orderCount),
      (customer.spentCents / 10 ** digits).toFixed(digits),
      customer.currency ?? '',
      customer.lastOrderAt ?? '',
      customer.createdAt,
    ];
  });
  return toCsv([HEADER, ...lines]);
}
