import { renderToString } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import { BLOCK_ID, draw } from '../kit/testing/draw.tsx';
import { fromText } from '#core/rich-text/from-text.ts';
import accordion from './block.ts';

const items = ['One', 'Two', 'Three'].map((title) => ({
  title,
  text: fromText(`The answer to **${title}**, with a [link](/${title.toLowerCase()}).`),
}));

test.each([
  ['single', {}],
  ['multiple', { allowMultiple: true }],
  ['first-open', { firstOpen: true }],
])('the markup %s that the browser tests wake is what the server writes', async (name, options) => {
  const { View, fields } = accordion;
  const values = fields.read({ items, ...options });
  const served = renderToString(<View id={BLOCK_ID} values={values} isEditing={false} />);
  await expect(served).toMatchFileSnapshot(`testing/${name}.markup`);
});

test('all words are in the markup, and in it once', () => {
  const markup = draw(accordion, { items });
  for (const title of ['One', 'Two', 'Three']) {
    expect(markup.split(`The answer to <strong>${title}</strong>`)).toHaveLength(2);
  }
  expect(markup.split('The answer to')).toHaveLength(4);
});

test('closed or open, every item says so', () => {
  const closed = draw(accordion, { items });
  expect(closed).not.toContain('data-is-open');
  expect(closed.match(/aria-expanded="false"/g)).toHaveLength(3);
  const open = draw(accordion, { items, firstOpen: true });
  expect(open.match(/data-is-open="true"/g)).toHaveLength(1);
  expect(open).toContain(`<li id="b${BLOCK_ID}-1" class="accordion-item" data-is-open="true">`);
  expect(open).toContain(
    `<button type="button" id="b${BLOCK_ID}-1-button" aria-expanded="true" aria-controls="b${BLOCK_ID}-1-panel">`,
  );
});

test.each([
  [{ firstOpen: true }, 'data-is-expanded-first-item="true" data-should-allow-multiple-open-items="false"'],
  [
    { allowMultiple: true },
    'data-is-expanded-first-item="false" data-should-allow-multiple-open-items="true"',
  ],
  [{ divider: 'boxes' }, 'data-divider="boxes"'],
  [{ icon: 'arrow', iconSide: 'left' }, 'data-icon="arrow" data-icon-side="left"'],
  [{ level: 2 }, '<h2 class="accordion-title"><button'],
  [{ level: 4 }, '<h4 class="accordion-title"><button'],
])('%j', (options, markup) => {
  expect(draw(accordion, { items, ...options })).toContain(markup);
});

test('without items there is nothing on the page and a hint in the editor', () => {
  expect(draw(accordion, { items: [] })).toBe('');
  expect(draw(accordion, { items: [] }, { isEditing: true })).toContain('No items yet');
});
