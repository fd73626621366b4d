import { expect, test } from 'vitest';
import { ledOn } from './led-on.ts';

const TO = new Map([
  ['/shop/salt', '/shop'],
  ['/journal/rye', '/journal'],
]);

test.each<[string, unknown, unknown]>([
  ['a link', { href: '/shop/salt' }, { href: '/shop' }],
  ['with an anchor', { href: '/journal/rye#crust' }, { href: '/journal' }],
  ['with a question', { href: '/shop/salt?size=2' }, { href: '/shop' }],
  ['a longer address', { href: '/shop/salted' }, { href: '/shop/salted' }],
  ['words that look like one', { title: '/shop/salt' }, { title: '/shop/salt' }],
  [
    'deep inside of a text',
    { doc: [{ text: 'Rye', marks: [{ type: 'link', attrs: { href: '/journal/rye' } }] }, 1, null] },
    { doc: [{ text: 'Rye', marks: [{ type: 'link', attrs: { href: '/journal' } }] }, 1, null] },
  ],
])('%s', (_, value, expected) => {
  expect(ledOn(value, TO)).toEqual(expected);
});

test('what has no such link is the very same', () => {
  const value = { sections: [{ blocks: [{ href: '/about' }] }] };
  expect(ledOn(value, TO)).toBe(value);
});
