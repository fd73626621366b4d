import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import type { Panel } from '../state/editor.ts';
import { useKeptKeyboard } from './use-kept-keyboard.ts';

let close = () => {};
afterEach(() => close());

function Tabs({ shown }: { shown: Panel }) {
  const root = useKeptKeyboard(shown);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={root}>
        <button type="button" role="tab" aria-selected>
          {shown}
        </button>
        {shown === 'blocks' && <input type="search" aria-label="Search" />}
        {shown === 'selection' && <button type="button">Add a section</button>}
      </div>
    </>
  );
}

function open() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  const show = (shown: Panel) => flushSync(() => root.render(<Tabs shown={shown} />));
  show('selection');
  return { show, find: (selector: string) => host.querySelector<HTMLElement>(selector) };
}

test.each<[Panel, string]>([
  ['sections', '[role="tab"]'],
  ['blocks', '[type="search"]'],
])('the button that opened %s is gone, the keyboard is in %s', async (shown, selector) => {
  const { show, find } = open();
  find('div > button:last-child')?.focus();
  show(shown);
  await expect.poll(() => document.activeElement).toBe(find(selector));
});

test('what has the keyboard keeps it', () => {
  const { show, find } = open();
  const elsewhere = find('[aria-label="Elsewhere"]');
  elsewhere?.focus();
  show('blocks');
  expect(document.activeElement).toBe(elsewhere);
});
