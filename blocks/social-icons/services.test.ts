import { expect, test } from 'vitest';
import { serviceOf } from './services.ts';

test.each([
  ['https://www.instagram.com/bakery', 'instagram'],
  ['https://x.com/bakery', 'x'],
  ['https://twitter.com/bakery', 'x'],
  ['https://bsky.app/profile/bakery', 'bluesky'],
  ['https://open.spotify.com/artist/1', 'spotify'],
  ['https://youtu.be/1', 'youtube'],
  ['https://instagram.com.example.org/', 'website'],
  ['https://example.com', 'website'],
  ['', 'website'],
])('%s is %s', (address, service) => {
  expect(serviceOf(address)).toBe(service);
});
