import { afterEach, expect, test } from 'vitest';
import { createRoot } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';
import { control } from '#core/fields/field.ts';
import { EMPTY_RICH_TEXT } from '#core/rich-text/document.ts';
import { makeRichEditor } from '../../kit/rich-text/rich-editor.ts';
import { SLASH_NAME } from '../../kit/rich-text/slash-menu.ts';
import { SlashPopup } from './slash-popup.tsx';

let close = () => {};
afterEach(() => close());

test('a slash offers what the line can become, in sight, and Enter takes it', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.whiteSpace = 'pre-wrap';
  const host = document.body.appendChild(document.createElement('div'));
  const rich = makeRichEditor({
    element,
    value: EMPTY_RICH_TEXT,
    control: control('richText', { label: 'Text' }, {}),
    onInput: () => {},
    onDone: () => {},
  });
  const root = createRoot(host);
  root.render(<SlashPopup rich={rich} />);
  close = () => {
    root.unmount();
    rich.destroy();
    host.remove();
    element.remove();
  };
  await page.getByRole('textbox', { name: 'Text' }).click();
  await userEvent.keyboard('/quo');
  await expect.element(page.getByRole('option', { name: 'Quote', selected: true })).toBeInViewport();
  await userEvent.keyboard('{Enter}Salt keeps.');
  await expect.element(page.getByRole('listbox', { name: SLASH_NAME })).not.toBeInTheDocument();
  expect(element.querySelector('blockquote')?.textContent).toBe('Salt keeps.');
});
