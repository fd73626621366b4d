import { expect, test } from 'vitest';
import { toCents } from '#core/money/currency.ts';
import { Failure } from '#contract/errors.ts';
import { useApp } from '../testing/app.ts';

const kit = useApp();

test('a payment is not settled while nobody answers for what it is for', async () => {
  const { payments } = kit.app.services;
  const { id: siteId } = await kit.aSite();
  const method = await payments.saveMethod({ number: '4242424242424242', expires: '12/40', code: '123' });
  if (method instanceof Failure) throw new Error(method.sentence);
  const payment = await kit.db.site(siteId, (tx) =>
    payments.reserve(tx, {
      siteId,
      key: 'one',
      subject: 'stranger:1',
      amount: toCents(500),
      currency: 'GBP',
      method,
    }),
  );
  await expect(payments.run(payment, { isPayerPresent: true, description: '' })).rejects.toThrow('stranger');
  expect(await payments.find(siteId, payment.id)).toMatchObject({ state: 'started' });
  const settled: string[] = [];
  payments.whenSettled('stranger', {
    inside: async (_tx, { state }) => void settled.push(state),
  });
  expect(await payments.run(payment, { isPayerPresent: true, description: '' })).toMatchObject({
    state: 'succeeded',
  });
  expect(settled).toEqual(['succeeded']);
});
