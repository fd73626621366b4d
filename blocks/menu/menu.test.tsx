import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import menu from './block.ts';
import { menusOf } from './menus.ts';

const part = (title: string, name: string) => ({ title, menu: name, note: '', dishes: [] });

test.each([
  ['no names', ['', ''], [['', 2]]],
  ['one name', ['Lunch', ''], [['', 2]]],
  [
    'two names, and a part that goes with the one before',
    ['Lunch', '', 'Dinner'],
    [
      ['Lunch', 2],
      ['Dinner', 1],
    ],
  ],
  [
    'a name that comes again',
    ['Lunch', 'Dinner', 'Lunch'],
    [
      ['Lunch', 2],
      ['Dinner', 1],
    ],
  ],
  ['a part before the first name', ['', 'Lunch', 'Dinner'], [['', 3]]],
])('%s', (_, names, expected) => {
  const menus = menusOf(names.map((name) => part('', name)));
  expect(menus.map(({ name, parts }) => [name, parts.length])).toEqual(expected);
});

test('several menus stand below each other until their tabs are awake', () => {
  const markup = draw(menu, { sections: [part('Soups', 'Lunch'), part('Roasts', 'Dinner')], level: 2 });
  expect(markup).toContain('data-island="menu"');
  expect(markup).toContain('<h2 class="food-menu-name">Lunch</h2>');
  expect(markup).toMatch(/<h3 class="food-menu-title"[^>]*>Soups<\/h3>/);
  expect(markup).not.toContain('hidden');
  expect(draw(menu, { sections: [part('Soups', '')], level: 2 })).not.toContain('data-island');
});
