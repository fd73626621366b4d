import { describe, expect, test } from 'vitest';
import { EVERY_LANGUAGE } from './language-domains.ts';
import { hereAt, movesTo } from './primary.ts';

const site = {
  primaryHost: 'www.example.com',
  languageDomains: [
    { host: 'example.de', language: 'de' },
    { host: 'www.example.de', language: 'de' },
    { host: 'example.fr', language: 'fr' },
  ],
  languageHosts: new Map([['de', 'example.de']]),
};
const visit = { host: 'shop.plinth.test', search: '', isSignedIn: false };
const PRIMARY = 'www.example.com';

describe('a visitor', () => {
  test.each([
    ['of another host', site, visit, PRIMARY],
    ['with a query', site, { ...visit, search: '?a=1' }, PRIMARY],
    ['where there is no primary domain', { ...site, primaryHost: null }, visit, undefined],
    ['of the primary domain itself', site, { ...visit, host: PRIMARY }, undefined],
    ['who is signed in', site, { ...visit, isSignedIn: true }, undefined],
    ['who has just logged out', site, { ...visit, search: '?logout=true' }, undefined],
    ['with a link that says so', site, { ...visit, search: '?noredirect' }, undefined],
    ['of a preview', site, { ...visit, search: '?preview' }, undefined],
    ['of the domain of a language', site, { ...visit, host: 'example.de' }, undefined],
    ['of a second domain of a language', site, { ...visit, host: 'www.example.de' }, 'example.de'],
    ['of the domain of a language that was removed', site, { ...visit, host: 'example.fr' }, PRIMARY],
  ])('%s', (_, where, who, expected) => {
    expect(movesTo(where, who)).toBe(expected);
  });
});

test.each([
  ['the primary domain', site, { ...visit, host: PRIMARY }, undefined],
  ['the domain of a language', site, { ...visit, host: 'example.de' }, 'de'],
  ['it for somebody who is signed in', site, { ...visit, host: 'www.example.de', isSignedIn: true }, 'de'],
  ['another host for somebody who works here', site, { ...visit, isSignedIn: true }, EVERY_LANGUAGE],
  [
    'the same where no language has a domain',
    { ...site, languageHosts: new Map<string, string>() },
    { ...visit, isSignedIn: true },
    undefined,
  ],
])('what is at %s', (_, where, who, expected) => {
  expect(hereAt(where, who)).toBe(expected);
});
