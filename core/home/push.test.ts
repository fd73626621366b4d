import { expect, test } from 'vitest';
import { isPushEndpoint, pushMessage } from './push.ts';

test.each([
  ['https://updates.push.example.com/wpush/v2/gAAA', true],
  ['https://fcm.example.com/fcm/send/abc:def', true],
  ['http://push.example.com/abc', false],
  ['https://push.example.com:8443/abc', false],
  ['https://user:word@push.example.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['ftp://push.example.com/abc', false],
  ['push.example.com', false],
])('%s takes messages: %s', (address, expected) =>
  expect(isPushEndpoint(address, { allowsPrivate: false })).toBe(expected),
);

test('on a machine where people try things out, a service of its own takes them too', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/abc', { allowsPrivate: true })).toBe(true);
  expect(isPushEndpoint('http://a:b@127.0.0.1/abc', { allowsPrivate: true })).toBe(false);
});

test('a message is one short line', () => {
  const message = { title: 'Salt &\n Flour ', body: '🍞'.repeat(200), path: '/config/', tag: 'a' };
  const { title, body, ...rest } = pushMessage(message);
  expect(title).toBe('Salt & Flour');
  expect(Array.from(body)).toHaveLength(180);
  expect(body.endsWith('🍞…')).toBe(true);
  expect(rest).toEqual({ path: '/config/', tag: 'a' });
});
