import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TYPED_OVER } from './typed-over.ts';

async function aField() {
  await render(
    <label>
      Stock
      <input {...TYPED_OVER} defaultValue="0" style={{ width: 300 }} />
    </label>,
  );
  const stock = page.getByRole('textbox', { name: 'Stock' });
  return { stock, field: stock.element() as HTMLInputElement };
}

test('a click into a field selects the 0 that stands there', async () => {
  const { stock } = await aField();
  await userEvent.click(stock);
  await userEvent.keyboard('24');
  await expect.element(stock).toHaveValue('24');
});

test('so does a click on its name', async () => {
  const { stock } = await aField();
  await userEvent.click(page.getByText('Stock'), { position: { x: 4, y: 4 } });
  await userEvent.keyboard('24');
  await expect.element(stock).toHaveValue('24');
});

test('nothing is selected later, when somebody has typed already', async () => {
  const { stock, field } = await aField();
  field.focus();
  field.select();
  await userEvent.keyboard('2');
  await userEvent.keyboard('4');
  await expect.element(stock).toHaveValue('24');
});

test('a click within the field puts the caret where it is wanted', async () => {
  const { stock, field } = await aField();
  await userEvent.click(stock);
  await userEvent.click(stock, { position: { x: 100, y: 8 } });
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  await userEvent.keyboard('5');
  await expect.element(stock).toHaveValue('05');
});
