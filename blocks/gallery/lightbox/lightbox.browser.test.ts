import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTargets } from '#browser/layers/close-targets.ts';
import type { LightboxItem } from './items.ts';
import { openLightbox, type LightboxOptions } from './open.ts';

let close = () => {};
afterEach(() => {
  close();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const item = (title: string): LightboxItem => ({
  src: `/images/x/${title}.jpg`,
  alt: title,
  width: 1600,
  height: 900,
  title,
  description: '',
  video: undefined,
});

const root = () => document.querySelector<HTMLElement>('.lightbox');
const part = (name: string) => document.querySelector<HTMLElement>(`.lightbox-${name}`) as HTMLElement;
const ground = () => part('ground').getAnimations()[0] as Animation;
const picture = () =>
  [...document.querySelectorAll<HTMLImageElement>('.lightbox-item:not([inert]) img')].at(-1);

async function open(options: Partial<LightboxOptions> = {}) {
  close = openLightbox({
    items: [item('one'), item('two'), item('three')],
    index: 0,
    theme: 'dark',
    ...options,
  });
  expect(picture()).toBeUndefined();
  ground().finish();
  await vi.waitFor(() => expect(picture()).toBeDefined());
}

const key = (keyCode: number) => dispatchEvent(new KeyboardEvent('keydown', { keyCode, cancelable: true }));
const clickAt = (share: number, target: Element, detail = 1) =>
  target.dispatchEvent(new MouseEvent('click', { clientX: innerWidth * share, bubbles: true, detail }));

test('first the ground, in 0.35 s to 0.95, then the picture in 0.6 s', async () => {
  close = openLightbox({ items: [item('one')], index: 0, theme: 'dark' });
  expect(ground().effect?.getTiming().duration).toBe(350);
  ground().finish();
  await vi.waitFor(() => expect(picture()).toBeDefined());
  expect(getComputedStyle(part('ground')).opacity).toBe('0.95');
  expect(part('item').getAnimations()[0]?.effect?.getTiming().duration).toBe(600);
  expect(Number(root()?.style.zIndex)).toBeGreaterThanOrEqual(30_000);
  expect(document.querySelector('.lightbox-next')).toBeNull();
});

test('clicks: halves move, the edge does nothing, outside closes', async () => {
  await open();
  clickAt(0.75, picture() as Element);
  expect(picture()?.alt).toBe('two');
  const moved = document.querySelector('.lightbox-item:not([inert])')?.getAnimations()[0];
  expect(moved?.effect?.getTiming().duration).toBe(600);
  clickAt(0.25, picture() as Element);
  clickAt(0.25, picture() as Element);
  expect(picture()?.alt).toBe('three');
  clickAt(0.01, part('stage'));
  clickAt(0.99, part('stage'));
  expect(picture()?.alt).toBe('three');
  clickAt(0.1, part('stage'));
  root()?.getAnimations()[0]?.finish();
  await vi.waitFor(() => expect(root()).toBeNull());
});

test('the second of two clicks that opened it does nothing, however late it comes', async () => {
  await open();
  clickAt(0.75, picture() as Element, 2);
  expect(picture()?.alt).toBe('one');
  clickAt(0.75, picture() as Element);
  clickAt(0.75, picture() as Element, 2);
  expect(picture()?.alt).toBe('three');
});

test('keys move once in 200 ms', async () => {
  await open();
  for (let press = 0; press < 5; press += 1) key(39);
  expect(picture()?.alt).toBe('two');
  const since = performance.now();
  await vi.waitFor(() => expect(performance.now() - since).toBeGreaterThan(210));
  key(37);
  expect(picture()?.alt).toBe('one');
});

test('a key pressed while the ground comes in counts', async () => {
  close = openLightbox({ items: [item('one'), item('two'), item('three')], index: 0, theme: 'dark' });
  key(39);
  ground().finish();
  await vi.waitFor(() => expect(picture()?.alt).toBe('two'));
});

test('with a modifier a key is the browser’s', async () => {
  await open();
  const event = new KeyboardEvent('keydown', { keyCode: 37, altKey: true, cancelable: true });
  dispatchEvent(event);
  expect([event.defaultPrevented, picture()?.alt]).toEqual([false, 'one']);
});

test('nothing of the page is left to read once the ground is there', async () => {
  await open();
  const cover = () => getComputedStyle(root() as HTMLElement, '::before').opacity;
  for (const animation of root()?.getAnimations({ subtree: true }) ?? []) animation.finish();
  await vi.waitFor(() => expect(cover()).toBe('1'));
});

test('a dialog that holds the focus, and gives it back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  await open();
  expect([root()?.getAttribute('role'), root()?.getAttribute('aria-modal')]).toEqual(['dialog', 'true']);
  expect(root()?.contains(document.activeElement)).toBe(true);
  for (let tab = 0; tab < 5; tab += 1) await userEvent.keyboard('{Tab}');
  expect(root()?.contains(document.activeElement)).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(closeTargets.closeLatest()).toBe(true);
  expect(document.activeElement).toBe(opener);
  expect(document.documentElement.style.overflow).toBe('');
});

test('words, where there are some; on touch behind a button', async () => {
  await open();
  expect(part('title').textContent).toBe('one');
  expect(document.querySelector('.lightbox-toggle')).toBeNull();
  close();
  document.querySelector('.lightbox')?.remove();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  await open();
  expect(getComputedStyle(part('caption')).visibility).toBe('hidden');
  part('toggle').click();
  expect(getComputedStyle(part('caption')).visibility).toBe('visible');
  expect(getComputedStyle(part('caption')).transitionDuration).toBe('0.5s');
  part('toggle').click();
  await vi.waitFor(() => expect(part('toggle').getAttribute('aria-expanded')).toBe('false'));
});

test('a picture without words has no place for them', async () => {
  await open({ items: [{ ...item('one'), title: '' }] });
  expect(getComputedStyle(part('caption')).visibility).toBe('hidden');
});

test('100 px are left around', async () => {
  await open();
  const box = part('item').getBoundingClientRect();
  const padding = innerWidth <= 432 ? 20 : 100;
  expect(box.width).toBeLessThanOrEqual(innerWidth - 2 * padding);
  expect(box.height).toBeLessThanOrEqual(innerHeight - 2 * padding);
});

test('nothing of it remains', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  part('close').click();
  close();
  root()?.getAnimations()[0]?.finish();
  await vi.waitFor(() => expect(root()).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  expect(closeTargets.closeLatest()).toBe(false);
});
