import { expect, test } from 'vitest';
import { wholeStyles } from './whole-styles.ts';

const sheet = (color: string) => `data:text/css,.whole{color:${color}}`;

test('the whole sheet takes the place of the part that stood in the page, below what follows it', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-part="shared">.part{color:red}</style><style>.whole{margin:3px}</style>',
  );
  document.body.innerHTML = '<p class="part whole"></p>';
  const paragraph = document.querySelector('p') as HTMLElement;
  await wholeStyles([sheet('rgb(0, 0, 255)')]);
  expect(getComputedStyle(paragraph).color).toBe('rgb(0, 0, 255)');
  expect(document.querySelector('[data-part=shared]')).toBeNull();
  await wholeStyles([sheet('rgb(0, 255, 0)')]);
  expect(getComputedStyle(paragraph).color).toBe('rgb(0, 0, 255)');
});
