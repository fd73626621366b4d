import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import PricingToggle from './island.tsx';
import './own.css';

const SERVED =
  '<div class="pricing"><div id="pricing-x" class="pricing-slot"><div data-option="one">€1 <a href="/m">Join</a></div><div data-option="two">€10 <a href="/y">Join</a></div></div></div>';

let end = () => {};
const island = document.createElement('div');

beforeEach(() => {
  island.innerHTML = SERVED;
  document.body.append(island);
  const root = hydrateRoot(island, <PricingToggle id="x" first="Monthly" second="Yearly" saving="" />);
  end = () => root.unmount();
});

afterEach(() => {
  end();
  island.remove();
});

const button = () => island.querySelector('button');
const inSight = () =>
  [...island.querySelectorAll<HTMLElement>('[data-option]')].flatMap((each) =>
    each.checkVisibility() ? [each.querySelector('a')?.getAttribute('href')] : [],
  );

test('flips its pressed state, and with it prices and join buttons', async () => {
  await expect.poll(() => button()?.ariaPressed).toBe('false');
  expect(inSight()).toEqual(['/m']);
  await userEvent.click(button() as HTMLElement);
  await expect.poll(() => [button()?.ariaPressed, inSight()]).toEqual(['true', ['/y']]);
  button()?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => [button()?.ariaPressed, inSight()]).toEqual(['false', ['/m']]);
});
