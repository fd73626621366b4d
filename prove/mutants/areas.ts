/** Rules whose faults would cost somebody money, rights or work, and the tests that should notice. */
export interface Area {
  name: string;
  sources: readonly string[];
  tests: readonly string[];
  /** Thousands of random cases are too many to try for each fault: tables have to notice. */
  slow?: readonly string[];
}

/** What a kind of field is beside its words for owners. */
const KIND_RULES = 'rules,picker,real-date,clock-time,email,uploads,upload-contents,scale,limit';

export const AREAS: readonly Area[] = [
  {
    name: 'money',
    sources: [
      'core/money/*.ts',
      'core/commerce/{pricing,gift-cards}/*.ts',
      'core/commerce/orders/{ledger,sales}.ts',
      'core/{subscriptions,donations,billing,payments}/*.ts',
    ],
    tests: ['core/{money,commerce,subscriptions,donations,billing,payments}/**/*.test.ts'],
    slow: ['core/commerce/pricing/carts.test.ts'],
  },
  {
    name: 'stock',
    sources: ['core/commerce/{cart,catalogue}/*.ts', 'core/commerce/orders/orders.ts'],
    tests: ['core/commerce/**/*.test.ts'],
    slow: ['core/commerce/pricing/carts.test.ts'],
  },
  {
    name: 'access',
    sources: ['core/access/*.ts', 'core/people/*.ts', 'core/enumerations/permissions.ts'],
    tests: ['core/access/*.test.ts', 'core/people/*.test.ts', 'core/enumerations/*.test.ts'],
  },
  {
    name: 'merge',
    sources: ['core/editing/*.ts'],
    tests: ['core/editing/*.test.ts'],
    slow: ['core/editing/scripts.test.ts'],
  },
  {
    name: 'forms',
    sources: [
      'core/forms/*.ts',
      'core/forms/{shapes,submission,kinds}/*.ts',
      `core/forms/kinds/*/{${KIND_RULES}}.ts`,
    ],
    tests: ['core/forms/**/*.test.ts'],
  },
  {
    name: 'languages',
    sources: ['core/languages/*.ts', 'core/languages/*/*.ts'],
    tests: ['core/languages/**/*.test.ts'],
  },
  {
    name: 'consent',
    sources: ['core/consent/*.ts'],
    tests: ['core/consent/*.test.ts'],
  },
];
