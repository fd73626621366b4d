import { expect, test } from 'vitest';
import { BLOCK_ID } from '../kit/testing/draw.tsx';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { MenuView } from './view.tsx';

const draw = drawerOf({ fields, View: MenuView });
const dishes = [{ name: 'Soup', price: '€6', words: 'Leeks', marks: 'G' }, { name: 'Bread' }];

test('dishes with all that is said of them, and no more', () => {
  const markup = draw({ sections: [{ title: 'Starters', note: 'Until six', dishes }] });
  expect(textIn(markup)).toBe('Starters Until six Soup G €6 Leeks Bread');
  // No landmark: two menus on a page may both have starters.
  expect(markup).toContain(`<ul aria-labelledby="menu-${BLOCK_ID}-0"`);
  expect(markup).not.toContain('<section');
  expect(draw({ sections: [{ dishes }] })).not.toContain('aria-labelledby');
});

test('where parts are of several menus, each menu has a name and its parts stand a level below', () => {
  const markup = draw({
    level: 2,
    sections: [
      { title: 'Starters', menu: 'Lunch', dishes },
      { title: 'Mains', menu: 'Dinner', dishes },
    ],
  });
  expect(markup).toContain('<h2 class="food-menu-name">Lunch</h2>');
  expect(markup).toContain('<h3 class="food-menu-title"');
  expect(draw({ level: 2, sections: [{ title: 'Starters', menu: 'Lunch', dishes }] })).not.toContain('Lunch');
});

test('a mark is explained where both are said', () => {
  const legend = [
    { mark: 'G', words: 'Gluten' },
    { mark: 'M', words: '' },
    { mark: '', words: 'Nuts' },
  ];
  expect(textIn(draw({ sections: [{ dishes: [] }], legend }))).toBe('G Gluten');
  expect(draw({ sections: [{ dishes: [] }], legend: legend.slice(1) })).not.toContain('<dl');
});
