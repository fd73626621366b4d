import { expect, test } from 'vitest';
import { BROWSERS, DEVICES, packDevice, SYSTEMS } from './device.ts';

const words = (userAgent: string) => {
  const packed = packDevice(userAgent);
  return [
    DEVICES[Math.floor(packed / 10_000)],
    BROWSERS[Math.floor(packed / 100) % 100],
    SYSTEMS[packed % 100],
  ];
};

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    ['Phone', 'Safari', 'iOS'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1',
    ['Tablet', 'Chrome', 'iOS'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36',
    ['Phone', 'Chrome', 'Android'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    ['Tablet', 'Samsung Internet', 'Android'],
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', ['Desktop', 'Edge', 'Windows']],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', ['Desktop', 'Firefox', 'Linux']],
  ['Something else', ['Desktop', 'Other', 'Other']],
])('%s', (userAgent, expected) => {
  expect(words(userAgent)).toEqual(expected);
});
