import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import Accordion, { type AccordionProps } from './island.tsx';
import { ACCORDION_DURATION_MS } from './panel.ts';
import './styles.css';
import firstOpen from './testing/first-open.markup?raw';
import multiple from './testing/multiple.markup?raw';
import single from './testing/single.markup?raw';

let end = () => {};

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const island = () => document.querySelector('[data-island]') as HTMLElement;
const list = () => document.querySelector('.accordion') as HTMLElement;
const items = () => [...document.querySelectorAll<HTMLElement>('.accordion-item')];
const button = (index: number) => items()[index]?.querySelector('button') as HTMLButtonElement;
const panel = (index: number) => items()[index]?.querySelector('.accordion-panel') as HTMLElement;
const height = (index: number) => panel(index).getBoundingClientRect().height;
const openOnes = () => items().flatMap((item, index) => (item.dataset.isOpen === 'true' ? [index] : []));
const moving = (index: number) => panel(index).getAnimations()[0];
const finish = () => items().forEach((_, index) => moving(index)?.finish());

function show(served: string) {
  document.body.innerHTML = served;
}

function wake(served?: string) {
  if (served !== undefined) show(served);
  const props = JSON.parse(island().dataset.props ?? '') as AccordionProps;
  const root = hydrateRoot(island(), <Accordion {...props} />);
  end = () => root.unmount();
}

test('waking keeps the server’s elements and words', async () => {
  show(single);
  const [item, words] = [items()[0], panel(0).firstChild];
  const markup = list().innerHTML;
  wake();
  expect(items()[0]).toBe(item);
  expect(panel(0).firstChild).toBe(words);
  expect(list().innerHTML.replaceAll(' hidden="until-found"', '')).toBe(markup);
});

describe('one at a time', () => {
  beforeEach(() => wake(single));

  test('a click opens, another closes', async () => {
    expect([openOnes(), height(0)]).toEqual([[], 0]);
    await userEvent.click(button(0));
    finish();
    await vi.waitFor(() => expect(height(0)).toBeGreaterThan(20));
    expect(openOnes()).toEqual([0]);
    expect(button(0).getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button(0));
    finish();
    await vi.waitFor(() => expect(panel(0).getAttribute('hidden')).toBe('until-found'));
    expect(height(0)).toBe(0);
    expect(items()[0]?.hasAttribute('data-is-open')).toBe(false);
    expect(button(0).getAttribute('aria-expanded')).toBe('false');
  });

  test('opening one closes the others', async () => {
    await userEvent.click(button(0));
    await userEvent.click(button(1));
    expect(openOnes()).toEqual([1]);
    finish();
    await vi.waitFor(() => expect([height(0), height(2)]).toEqual([0, 0]));
    expect(height(1)).toBeGreaterThan(20);
  });

  test.each(['{Enter}', ' '])('the key %j works like a click', async (key) => {
    button(1).focus();
    await userEvent.keyboard(key);
    expect(openOnes()).toEqual([1]);
    expect(document.activeElement).toBe(button(1));
  });

  test('links in a closed panel cannot be reached by the tab key', async () => {
    button(0).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button(1));
  });

  test('what the browser finds in a closed panel is shown', async () => {
    panel(2).dispatchEvent(new Event('beforematch', { bubbles: true }));
    await vi.waitFor(() => expect(openOnes()).toEqual([2]));
  });
});

test('several at a time', async () => {
  wake(multiple);
  await userEvent.click(button(0));
  await userEvent.click(button(1));
  finish();
  expect(openOnes()).toEqual([0, 1]);
  await vi.waitFor(() => expect(Math.min(height(0), height(1))).toBeGreaterThan(20));
  await userEvent.click(button(0));
  expect(openOnes()).toEqual([1]);
});

test('the first item is open from the start, and without a movement', async () => {
  show(firstOpen);
  expect([openOnes(), height(1)]).toEqual([[0], 0]);
  const before = height(0);
  expect(before).toBeGreaterThan(20);
  wake();
  expect([openOnes(), height(0), moving(0)]).toEqual([[0], before, undefined]);
});

describe('the movement', () => {
  beforeEach(() => wake(single));

  test('takes 250 ms and grows on the way', async () => {
    expect(ACCORDION_DURATION_MS).toBe(250);
    button(0).click();
    await vi.waitFor(() => expect(moving(0)).toBeDefined());
    const movement = moving(0) as Animation;
    expect(movement.effect?.getTiming().duration).toBe(250);
    movement.pause();
    movement.currentTime = 249.9;
    const full = height(0);
    movement.currentTime = 120;
    expect(height(0)).toBeGreaterThan(1);
    expect(height(0)).toBeLessThan(full - 1);
  });

  test('ends by itself within the time', async () => {
    button(0).click();
    await vi.waitFor(() => expect(moving(0)).toBeDefined());
    const movement = moving(0) as Animation;
    await movement.ready;
    const start = Number(movement.startTime);
    await movement.finished;
    expect(Number(document.timeline.currentTime) - start).toBeGreaterThanOrEqual(ACCORDION_DURATION_MS);
    await vi.waitFor(() => expect(moving(0)).toBeUndefined());
    expect(height(0)).toBeGreaterThan(20);
  });

  test('turns round from where it is', async () => {
    button(0).click();
    await vi.waitFor(() => expect(moving(0)).toBeDefined());
    const opening = moving(0) as Animation;
    opening.pause();
    opening.currentTime = 120;
    const reached = height(0);
    button(0).click();
    await vi.waitFor(() => expect(moving(0)).not.toBe(opening));
    const closing = moving(0) as Animation;
    closing.pause();
    closing.currentTime = 0;
    expect(height(0)).toBeCloseTo(reached, 0);
  });
});

test('people who asked for less motion get none', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  wake(single);
  button(0).click();
  await vi.waitFor(() => expect(openOnes()).toEqual([0]));
  expect(moving(0)).toBeUndefined();
  expect(height(0)).toBeGreaterThan(20);
});

describe('a link to an item', () => {
  test('opens it when the page is opened', async () => {
    show(single);
    location.hash = `#${items()[1]?.id}`;
    wake();
    await vi.waitFor(() => expect(openOnes()).toEqual([1]));
  });

  test('opens it later on', async () => {
    wake(single);
    location.hash = `#${items()[2]?.id}`;
    await vi.waitFor(() => expect(openOnes()).toEqual([2]));
  });
});

describe('when the script does not come', () => {
  const giveUp = () => panel(0).getAnimations()[0] as CSSAnimation;

  test('closed panels appear by themselves after a while', () => {
    show(single);
    expect(height(0)).toBe(0);
    expect(giveUp().effect?.getTiming().delay).toBe(4000);
    giveUp().finish();
    expect(height(0)).toBeGreaterThan(20);
    expect(getComputedStyle(panel(0)).visibility).toBe('visible');
  });

  test('they stay closed while the island sleeps, and appear at once when it fails', () => {
    show(single);
    island().dataset.state = 'asleep';
    expect([height(0), panel(0).getAnimations()]).toEqual([0, []]);
    island().dataset.state = 'failed';
    for (const index of [0, 1, 2]) expect(height(index)).toBeGreaterThan(20);
  });

  test('a hanging download is given up as well', () => {
    show(single);
    island().dataset.state = 'loading';
    giveUp().finish();
    expect(height(0)).toBeGreaterThan(20);
  });
});

test('nothing of it remains after the end', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const added = vi.spyOn(window, 'addEventListener');
  wake(single);
  button(0).click();
  await vi.waitFor(() => expect(moving(0)).toBeDefined());
  const movement = moving(0);
  end();
  const hashListeners = (calls: unknown[][]) =>
    calls.filter(([type]) => type === 'hashchange').map((call) => call[1]);
  expect(hashListeners(added.mock.calls)).toHaveLength(1);
  expect(hashListeners(removed.mock.calls)).toEqual(hashListeners(added.mock.calls));
  expect(movement?.playState).toBe('idle');
  expect(island().childNodes).toHaveLength(0);
});
