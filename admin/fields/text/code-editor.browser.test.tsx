import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CodeEditor from './code-editor.tsx';

const MAX = 40;
let close = () => {};
afterEach(() => close());

function open(first: string) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const onChange = vi.fn<(value: string) => void>();
  const draw = (value: string) =>
    root.render(<CodeEditor label="Custom CSS" language="css" max={MAX} {...{ value, onChange }} />);
  close = () => {
    root.unmount();
    host.remove();
  };
  draw(first);
  return { onChange, draw, editor: page.getByRole('textbox', { name: 'Custom CSS' }) };
}

test('what is written is told, checked and limited', async () => {
  const { editor, onChange } = open('');
  await editor.click();
  await userEvent.keyboard('p {{ colour: red');
  await expect.element(page.getByRole('button', { name: /Browsers do not know colour/ })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('p { colour: red}');
  await userEvent.keyboard('; color: darkolivegreen; top: 0');
  await expect.element(page.getByText(/characters too long; not saved\./)).toBeVisible();
  expect(Math.max(...onChange.mock.calls.map(([value]) => value.length))).toBe(MAX);
});

test('what changes elsewhere is taken in and not told again', async () => {
  const { editor, onChange, draw } = open('h1{color:red}');
  await expect.element(editor).toHaveTextContent('h1{color:red}');
  draw('p{}');
  await expect.element(editor).toHaveTextContent('p{}');
  expect(onChange).not.toHaveBeenCalled();
});
