import { MantineProvider, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { theme } from './theme.ts';

function Field({ isPrice }: { isPrice: boolean }) {
  const [value, setValue] = useState<number>(0);
  return (
    <MantineProvider theme={theme}>
      <NumberInput
        label="Amount"
        {...(isPrice && { decimalScale: 2, fixedDecimalScale: true })}
        value={value}
        onChange={(next) => typeof next === 'number' && setValue(next)}
      />
      <output>{value}</output>
    </MantineProvider>
  );
}

test.each([
  { isPrice: false, typed: '24', kept: '24' },
  { isPrice: true, typed: '4.85', kept: '4.85' },
])('$typed replaces the 0 that stood there', async ({ isPrice, typed, kept }) => {
  await render(<Field isPrice={isPrice} />);
  const field = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  const isSelected = () => {
    const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement;
    return selectionStart === 0 && selectionEnd === value.length;
  };
  await expect.poll(isSelected).toBe(true);
  await userEvent.keyboard(typed);
  await expect.element(page.getByRole('status')).toHaveTextContent(kept);
});

test('zeros in front of a number do not keep it from being one', async () => {
  await render(<Field isPrice={false} />);
  const field = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.keyboard('{End}7');
  await expect.element(page.getByRole('status')).toHaveTextContent('7');
});
