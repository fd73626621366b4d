import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { asked, useTypedAhead } from './typed-ahead.ts';

function Screen({ isOpen }: { isOpen: boolean }) {
  useTypedAhead(isOpen);
  return (
    <>
      <textarea aria-label="Below" />
      <input aria-label="Found" data-find="" />
    </>
  );
}

test('what is typed before the field is there is looked for, and not written into the screen below', async () => {
  const screen = await render(<Screen isOpen={false} />);
  const below = screen.getByLabelText('Below');
  await below.click();
  await userEvent.keyboard('a');
  await screen.rerender(<Screen isOpen />);
  await userEvent.keyboard('tea{Shift}{Control>}k{/Control}');
  expect(asked.get()).toBe('tea');
  await expect.element(below).toHaveValue('a');
  (screen.getByLabelText('Found').element() as HTMLElement).focus();
  await userEvent.keyboard('pot');
  expect(asked.get()).toBe('tea');
});

test('a palette that never comes gives the keyboard back', async () => {
  const screen = await render(<Screen isOpen />);
  const below = screen.getByLabelText('Below');
  await below.click();
  await userEvent.keyboard('a');
  await expect.element(below).toHaveValue('a');
});
