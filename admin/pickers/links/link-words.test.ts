import { expect, test } from 'vitest';
import { describeLink } from './link-words.ts';

test.each([
  ['/about', 'A page of your site', true],
  ['/s/menu.pdf', 'A file of your site', true],
  ['#opening-hours', 'A place on this page', true],
  ['https://example.com', 'Another site', true],
  ['mailto:hello@example.com', 'Email, phone or another app', true],
  ['mailto:hello', 'Emails must be formatted as user@domain.com', false],
  ['MAILTO:a@b@c.com', 'Emails must be formatted as user@domain.com', false],
  ['tel:12', 'This address has a typo.', false],
  ['https:example.com', 'Links must be formatted as www.example.com or https://example.com', false],
  ['https://', 'Links must be formatted as www.example.com or https://example.com', false],
  ['example.com', 'Start with https://, or with / for a page of your site', false],
  ['javascript:alert(1)', 'Links must not run script.', false],
  ['', '', true],
])('%s: %s', (href, words, isGood) => {
  expect(describeLink(href)).toEqual({ words, isGood });
});
