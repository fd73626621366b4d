import { expect, test } from 'vitest';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { ContentsView } from './view.tsx';

const draw = drawerOf({ fields, View: ContentsView });
const headings = [
  { level: 1, text: 'Title', anchor: 'a' },
  { level: 2, text: 'Salt', anchor: 'b' },
  { level: 3, text: 'Coarse', anchor: 'c' },
  { level: 4, text: 'Grey', anchor: 'd' },
];

test.each([
  [2, 'Salt'],
  [3, 'Salt Coarse'],
])('down to level %i', (depth, words) => {
  expect(textIn(draw({ title: 'Here', depth }, { headings }))).toBe(`Here ${words}`);
});

test('what is highest stands at the edge', () => {
  const markup = draw({ depth: 4, isNumbered: true }, { headings: headings.slice(2) });
  expect(markup).toContain('<ol><li data-depth="0"><a href="#c">Coarse</a></li><li data-depth="1">');
  expect(draw({ isNumbered: false }, { headings })).toContain('<ul>');
});

test('without a title it still has a name, and without headings it is nothing', () => {
  const markup = draw({ title: '' }, { headings });
  expect(markup).toContain('aria-label="On this page"');
  expect(markup).not.toContain('contents-title');
  expect(draw({}, { headings: headings.slice(0, 1) })).toBe('');
  expect(draw({}, {}, { isEditing: true })).toContain('Lists the headings of this page');
});
