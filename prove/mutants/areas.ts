/** Rules whose faults would cost somebody money, rights or work, and the tests that should notice. */
export interface Area {
  name: string;
  sources: readonly string[];
  tests: readonly string[];
}

export const AREAS: readonly Area[] = [
  {
    name: 'money',
    sources: [
      'core/money/*.ts',
      'core/commerce/**/{pricing,rounding,tax,shipping,discounts,ledger,installments,sales}.ts',
    ],
    tests: ['core/money/*.test.ts', 'core/commerce/**/*.test.ts'],
  },
  {
    name: 'stock',
    sources: ['core/commerce/**/{cart,orders,add-ons,product,variant*,stock*}.ts'],
    tests: ['core/commerce/**/*.test.ts'],
  },
  {
    name: 'access',
    sources: ['core/access/*.ts', 'core/people/*.ts', 'core/enumerations/permissions.ts'],
    tests: ['core/access/*.test.ts', 'core/people/*.test.ts', 'core/enumerations/*.test.ts'],
  },
  { name: 'merge', sources: ['core/editing/*.ts'], tests: ['core/editing/*.test.ts'] },
  {
    name: 'forms',
    sources: ['core/forms/*.ts', 'core/forms/{shapes,submission}/*.ts', 'core/forms/kinds/*/rules.ts'],
    tests: ['core/forms/**/*.test.ts'],
  },
  {
    name: 'consent',
    sources: ['core/consent/*.ts'],
    tests: ['core/consent/*.test.ts'],
  },
];
