import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test.each([
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0)', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['facebookexternalhit/1.1', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130 Safari/537.36',
    true,
  ],
  [SAFARI, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
  ['Mozilla/5.0 (Linux; Android 14; Cubot X70) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
])('%s is a bot: %j', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
