import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import MenuTabs from './island.tsx';
import './styles.css';

const SERVED =
  '<div class="menu-tabs"><p class="menu-tab-list"><a href="#menu-x-panel-1">Lunch</a><a href="#menu-x-panel-2">Dinner</a><a href="#menu-x-panel-3">Wine</a></p>' +
  ['Soup', 'Roast', 'Red']
    .map(
      (words, index) =>
        `<div id="menu-x-panel-${index + 1}"><div id="menu-x-panel-${index + 1}-words" class="menu-panel"><p>${words}</p></div></div>`,
    )
    .join('') +
  '</div>';

let end = () => {};

beforeEach(() => {
  const island = document.createElement('div');
  island.innerHTML = SERVED;
  document.body.append(island);
  const root = hydrateRoot(island, <MenuTabs id="x" names={['Lunch', 'Dinner', 'Wine']} />);
  end = () => root.unmount();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (index: number) => tabs()[index] as HTMLElement;
const selected = () => tabs().flatMap((each) => (each.ariaSelected === 'true' ? [each.textContent] : []));
const inSight = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].flatMap((panel) =>
    panel.checkVisibility() ? [panel.textContent] : [],
  );
const awake = () => expect.poll(() => tabs().length).toBe(3);

test('the first menu is chosen, and the words of the server stay', async () => {
  await awake();
  expect([selected(), inSight()]).toEqual([['Lunch'], ['Soup']]);
});

test('a click shows another menu alone', async () => {
  await awake();
  await userEvent.click(tab(1));
  await expect.poll(() => [selected(), inSight()]).toEqual([['Dinner'], ['Roast']]);
});

test.each(['{Enter}', ' '])('arrows move around, Home and End to the ends, %j chooses', async (key) => {
  await awake();
  tab(0).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab(2));
  expect(selected()).toEqual(['Lunch']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab(1));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tab(2));
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(document.activeElement).toBe(tab(1));
  expect(selected()).toEqual(['Lunch']);
  await userEvent.keyboard(key);
  await expect.poll(() => [selected(), inSight()]).toEqual([['Dinner'], ['Roast']]);
});
