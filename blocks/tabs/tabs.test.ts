import { expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { draw } from '../kit/testing/draw.tsx';
import tabs from './block.ts';

const items = ['One', 'Two'].map((title) => ({ title, text: fromText(`About ${title}.`) }));

test('every text is on the page, and the first tab is on', () => {
  const markup = draw(tabs, { items });
  expect(markup).toContain('About One.');
  expect(markup).toContain('About Two.');
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup).not.toContain('data-island');
});

test('a tab without a title is left out, and with the first one missing the second is on', () => {
  const markup = draw(tabs, { items: [{ title: ' ', text: fromText('Lost.') }, ...items] });
  expect(markup).not.toContain('Lost.');
  expect(markup.match(/type="radio"/g)).toHaveLength(2);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});

test('no tabs are nothing, and a hint in the editor', () => {
  expect(draw(tabs, { items: [] })).toBe('');
  expect(draw(tabs, { items: [] }, { isEditing: true })).toContain('No tabs yet');
});
