import { afterEach, expect, test } from 'vitest';
import { offerLanguage } from './language-offer.ts';

afterEach(() => {
  document.head.querySelectorAll('[hreflang]').forEach((link) => link.remove());
  document.body.replaceChildren();
  localStorage.clear();
});

function aPage(): HTMLElement {
  document.documentElement.lang = 'en';
  for (const language of ['en', 'de', 'x-default'])
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="alternate" hreflang="${language}" href="/${language}/about">`,
    );
  document.body.innerHTML =
    '<aside data-offer="This page is also available in {}." data-close="Close" hidden></aside>';
  return document.body.querySelector('aside') as HTMLElement;
}

test('somebody who reads German is offered the page in German, and can close the offer', () => {
  const bar = aPage();
  offerLanguage(bar, { wanted: ['de-AT', 'en'], from: '' });
  expect([bar.hidden, bar.querySelector('p')?.textContent]).toEqual([
    false,
    'This page is also available in Deutsch.',
  ]);
  const link = bar.querySelector('a');
  expect([link?.getAttribute('href')?.endsWith('/de/about'), link?.lang]).toEqual([true, 'de']);
  bar.querySelector('button')?.click();
  expect(bar.hidden).toBe(true);
  offerLanguage(bar, { wanted: ['de-AT', 'en'], from: '' });
  expect(bar.hidden).toBe(true);
});

test.each([[['en-GB', 'de']], [['fr']]])('somebody who reads %j is offered nothing', (wanted) => {
  const bar = aPage();
  offerLanguage(bar, { wanted, from: '' });
  expect(bar.hidden).toBe(true);
});

test.each([
  ['another page', () => `${location.origin}/`, true],
  ['the domain of another language', () => 'https://example.de/', true],
  ['elsewhere', () => 'https://example.de.elsewhere.test/', false],
])('whether somebody who comes from %s has made up their mind', (_, from, isHidden) => {
  const bar = aPage();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="alternate" hreflang="fr" href="https://example.de/about">',
  );
  offerLanguage(bar, { wanted: ['de'], from: from() });
  expect(bar.hidden).toBe(isHidden);
});
