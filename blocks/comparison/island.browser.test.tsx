import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import Comparison from './island.tsx';
import './own.css';

const SERVED =
  '<div class="comparison" data-ratio="wide" style="--at:50%"><figure><div id="before-x" class="comparison-picture"><img alt="a"></div><figcaption>Before</figcaption></figure><figure><div id="after-x" class="comparison-picture"><img alt="b"></div><figcaption>After</figcaption></figure></div>';

const island = document.createElement('div');
let end = () => {};

beforeEach(() => {
  island.innerHTML = SERVED;
  document.body.append(island);
  const root = hydrateRoot(
    island,
    <Comparison id="x" beforeLabel="Before" afterLabel="After" start={50} ratio="wide" />,
  );
  end = () => root.unmount();
});

afterEach(() => {
  end();
  island.remove();
});

test('arrow keys move the handle, and the pictures of the server stay', async () => {
  const handle = () => island.querySelector('input') as HTMLInputElement;
  await expect.poll(() => handle()?.value).toBe('50');
  handle().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect
    .poll(() => island.querySelector<HTMLElement>('.comparison')?.style.getPropertyValue('--at'))
    .toBe('48%');
  expect(handle().getAttribute('aria-valuetext')).toBe('48 percent Before');
  expect(island.querySelectorAll('img')).toHaveLength(2);
});

test('stands before it wakes where it will stand; what does not wake shows both pictures whole', () => {
  const asleep = document.createElement('div');
  asleep.innerHTML = SERVED;
  document.body.append(asleep);
  const places = () => [...asleep.querySelectorAll('figure')].map((one) => one.getBoundingClientRect().x);
  const isHeightKept = () => asleep.offsetHeight === island.offsetHeight;
  expect([new Set(places()).size, isHeightKept()]).toEqual([1, true]);
  asleep.dataset.state = 'failed';
  expect(new Set(places()).size).toBe(2);
  asleep.remove();
});
