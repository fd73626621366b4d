import { afterEach, expect, test } from 'vitest';
import { showPanels, toggleExpanded } from '../../kit/expanded.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import type { Editor } from '../state/editor.ts';
import { PAGE, selectBlocks, type Selection } from '../state/selection.ts';
import { makeStore } from '../../kit/store.ts';
import { chooseWhatIsMissing, switchBetweenPageAndPanel, takeKeyboardTo } from './take-keyboard.ts';

afterEach(() => document.body.replaceChildren());

/** A panel beside a page, as far as the keyboard knows them. */
function open(selection: Selection, controls = '<input disabled><input id="text">') {
  document.body.innerHTML = `
    <div data-editor-panel>
      <button role="tab" aria-selected="true">Edit</button>
      <div role="tabpanel">${controls}</div>
    </div>
    <main><div id="b1" tabindex="-1">One</div><div id="b2" tabindex="-1">Two</div></main>`;
  const main = document.querySelector('main') as HTMLElement;
  const page = { main, window, document } as unknown as FramePage;
  const editor = {
    frame: makeStore<FramePage | undefined>(page),
    selection: makeStore(selection),
    stopText: () => {},
  } as unknown as Editor;
  const focused = () => document.activeElement?.id || document.activeElement?.tagName;
  return { editor, focused };
}

test('from the page to the first control of the panel, and back to the selected block', () => {
  const { editor, focused } = open(selectBlocks(['2']));
  document.querySelector<HTMLElement>('#b2')?.focus();
  switchBetweenPageAndPanel(editor);
  expect(focused()).toBe('text');
  switchBetweenPageAndPanel(editor);
  expect(focused()).toBe('b2');
});

test('a panel that is away because the site has the whole window comes back', async () => {
  const { editor, focused } = open(selectBlocks(['2']));
  toggleExpanded();
  switchBetweenPageAndPanel(editor);
  await expect.poll(focused).toBe('text');
  expect(showPanels()).toBe(false);
});

test('a panel without controls is reached at its tab', () => {
  const { editor } = open(PAGE, '');
  switchBetweenPageAndPanel(editor);
  expect(document.activeElement?.getAttribute('role')).toBe('tab');
});

test('the keyboard goes to what was made', async () => {
  const { editor, focused } = open(selectBlocks(['1']));
  document.querySelector<HTMLElement>('#b1')?.focus();
  takeKeyboardTo(editor, '2');
  await expect.poll(focused).toBe('b2');
});

test('an empty block has its picture chosen, or its first value typed', () => {
  const { focused } = open(selectBlocks(['2']));
  chooseWhatIsMissing();
  expect(focused()).toBe('text');

  open(selectBlocks(['2']), '<input><button data-chooses>Choose a picture</button>');
  let isChosen = false;
  document.querySelector('[data-chooses]')?.addEventListener('click', () => (isChosen = true));
  chooseWhatIsMissing();
  expect(isChosen).toBe(true);
});
