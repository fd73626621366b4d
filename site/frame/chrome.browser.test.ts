import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.ts';

beforeEach(() => {
  document.body.innerHTML = `<header class="site-header" data-layout="between">
    <a class="site-title" href="/">Shop</a>
    <nav class="site-nav"><ul class="menu"><li><a href="/makers">Makers</a></li></ul></nav>
    <button type="button" class="menu-button">Menu</button>
  </header>`;
});

const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();

test.each([
  [390, false],
  [800, false],
  [801, true],
  [1440, true],
])('at %i px the menu lies open: %s', async (width, isOpen) => {
  await page.viewport(width, 600);
  expect([isShown('.site-nav'), isShown('.menu-button')]).toEqual([isOpen, !isOpen]);
});

test.each([320, 390])('at %i px a long name stays in one line', async (width) => {
  await page.viewport(width, 600);
  const title = document.querySelector<HTMLElement>('.site-title') as HTMLElement;
  document.documentElement.style.setProperty('--edge', '20px');
  title.textContent = 'Hafenkonzertreihe';
  title.style.setProperty('--longest-word', `${title.textContent.length}`);
  const words = document.createRange();
  words.selectNodeContents(title);
  expect(words.getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a long name makes room for the cart, and is never larger than its template wants', async () => {
  await page.viewport(390, 600);
  const title = document.querySelector<HTMLElement>('.site-header > .site-title') as HTMLElement;
  const size = () => Number.parseFloat(getComputedStyle(title).fontSize);
  title.style.cssText = '--longest-word: 17; --title-size: 40px';
  const alone = size();
  expect(alone).toBeLessThan(40);
  title.insertAdjacentHTML('afterend', '<div class="site-shop"><a class="site-cart">Cart</a></div>');
  expect(size()).toBeLessThan(alone);
  title.style.setProperty('--title-size', '14px');
  expect(size()).toBe(14);
});
