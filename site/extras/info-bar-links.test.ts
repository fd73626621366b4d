import { expect, test } from 'vitest';
import { infoBarLinks } from './info-bar-links.ts';

const NOTHING = { phone: '', email: '', address: '' };

test('a link for what is given, and none for what is not', () => {
  expect(infoBarLinks(NOTHING)).toEqual([]);
  expect(infoBarLinks({ ...NOTHING, email: 'shop@example.com' })).toEqual([
    { way: 'email', text: 'shop@example.com', href: 'mailto:shop@example.com' },
  ]);
});

test.each([
  ['+49 (0)30 123-45', 'tel:+4903012345'],
  ['555 0100', 'tel:5550100'],
])('the telephone gets %s as it can dial it', (phone, href) => {
  expect(infoBarLinks({ ...NOTHING, phone })[0]?.href).toBe(href);
});

test('an address is looked for on a map, whatever it holds', () => {
  const [map] = infoBarLinks({ ...NOTHING, address: '1 Quay & Co, Å' });
  expect(map?.href).toBe('https://www.openstreetmap.org/search?query=1%20Quay%20%26%20Co%2C%20%C3%85');
});
