import { expect, test } from 'vitest';
import { DOMAIN_IS_ADDRESS, DOMAIN_IS_OURS, MAX_HOST_LENGTH, NOT_A_DOMAIN, readHost } from './host.ts';

const APP_HOST = 'sites.example.org';
const long = (length: number) => `${'a'.repeat(50)}.`.repeat(6).slice(0, length - 4) + '.com';

test.each([
  ['example.com', 'example.com'],
  ['  WWW.Example.COM. ', 'www.example.com'],
  ['https://www.example.com/about?x=1#y', 'www.example.com'],
  ['http://example.com:8080', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['sites.example.org.evil.com', 'sites.example.org.evil.com'],
  ['notsites.example.org', 'notsites.example.org'],
])('%s is %s', (typed, host) => {
  expect(readHost(typed, [APP_HOST])).toEqual({ host });
});

test.each([
  ['', NOT_A_DOMAIN],
  ['example', NOT_A_DOMAIN],
  ['localhost', NOT_A_DOMAIN],
  ['shop.localhost', NOT_A_DOMAIN],
  ['a b.com', NOT_A_DOMAIN],
  ['user@example.com', NOT_A_DOMAIN],
  ['-a.com', NOT_A_DOMAIN],
  ['a_b.com', NOT_A_DOMAIN],
  ['a..com', NOT_A_DOMAIN],
  [`${'a'.repeat(64)}.com`, NOT_A_DOMAIN],
  ['127.0.0.1', DOMAIN_IS_ADDRESS],
  ['0x7f.1', DOMAIN_IS_ADDRESS],
  ['2130706433', DOMAIN_IS_ADDRESS],
  ['[::1]', DOMAIN_IS_ADDRESS],
  ['::1', DOMAIN_IS_ADDRESS],
  ['sites.example.org', DOMAIN_IS_OURS],
  ['demo.SITES.example.org', DOMAIN_IS_OURS],
  [long(MAX_HOST_LENGTH + 1), `A domain has at most ${MAX_HOST_LENGTH} characters.`],
])('%s is refused', (typed, problem) => {
  expect(readHost(typed, [APP_HOST])).toEqual({ problem });
});

test('the longest name is taken', () => {
  expect(readHost(long(MAX_HOST_LENGTH), [APP_HOST])).toEqual({ host: long(MAX_HOST_LENGTH) });
});
