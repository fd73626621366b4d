import { expect, test } from 'vitest';
import { saveMethod } from '../save-method.ts';
import { key } from './key.ts';

test.each([
  ['sk_live_abc', 'sk_live_abc', undefined],
  ['  sk_live_abc\n', 'sk_live_abc', undefined],
  ['', '', 'Enter this key.'],
  [' ', '', 'Enter this key.'],
  [7, '', 'Enter this key.'],
  ['pk_live_abc', '', 'This key begins with sk_. Copy it again from your account.'],
  [`sk_${'a'.repeat(300)}`, '', 'This key begins with sk_. Copy it again from your account.'],
])('key %#', (typed, kept, problem) => {
  const field = key({ label: 'Secret key', pattern: /^sk_\w+$/, begins: 'sk_', isSecret: true });
  const problems: string[] = [];
  expect(field.check(typed, ({ message }) => problems.push(message), '')).toBe(kept);
  expect(problems).toEqual(problem === undefined ? [] : [problem]);
});

test('a card is kept for renewals where the provider can, and problems are named as the calls name fields', async () => {
  const method = { id: 'm' } as never;
  const provider = { saveMethod: async () => method, saveCard: async () => ({ id: 'card' }) as never };
  expect(await saveMethod(provider, {})).toBe(method);
  expect(await saveMethod(provider, {}, true)).toEqual({ id: 'card' });
  expect(await saveMethod({ saveMethod: provider.saveMethod }, {}, true)).toBe(method);
  const refusing = { saveMethod: async () => ({ errors: { number: 'Too short.', cvc: 'Wrong.' } }) };
  expect(await saveMethod(refusing as never, {})).toMatchObject({
    code: 'invalid',
    sentence: 'Too short.',
    details: { errors: { 'method.number': 'Too short.', 'method.cvc': 'Wrong.' } },
  });
});
