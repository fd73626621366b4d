import { expect, test } from 'vitest';
import { Permission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { mailsReadBy } from './readers.ts';

test('links that open accounts are for admins alone', () => {
  const sellers = mailsReadBy([CommercePermission.viewOrders]);
  expect(sellers).toEqual(expect.arrayContaining(['order', 'newOrder', 'donationReceipt', 'giftCardSent']));
  for (const name of [
    'customerReset',
    'customerLogin',
    'giftCard',
    'resetPassword',
    'invitation',
    'subscriptionStarted',
    '',
  ])
    expect(sellers).not.toContain(name);
});

test('an admin reads all of them, also those from before they had names', () => {
  const all = mailsReadBy([Permission.admin]);
  expect(all).toEqual(
    expect.arrayContaining([
      '',
      'resetPassword',
      'giftCard',
      ...mailsReadBy([CommercePermission.viewOrders]),
    ]),
  );
  expect(mailsReadBy([])).toEqual([]);
  expect(mailsReadBy([Permission.newsletter])).toEqual([
    'confirmSubscription',
    'welcomeSubscriber',
    'letter',
  ]);
});
