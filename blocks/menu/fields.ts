import { choice, group, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_MENU_SECTIONS = 30;
export const MAX_DISHES = 80;
export const MAX_LEGEND = 40;

const dish = group({
  name: text({ max: 120, label: 'Dish' }),
  price: text({ max: 40, label: 'Price' }),
  words: text({ max: 400, lines: 2, label: 'What is in it' }),
  marks: text({ max: 40, label: 'Marks', help: 'Such as vegan, or numbers of allergens.' }),
});

export const fields = group({
  sections: list(
    group({
      title: text({ max: 120, label: 'Part' }),
      menu: text({
        max: 60,
        label: 'Menu',
        help: 'Such as Lunch or Dinner. Where parts name different menus, each menu has a tab.',
      }),
      note: text({ max: 400, lines: 2, label: 'Note' }),
      dishes: list(dish, { max: MAX_DISHES, label: 'Dishes' }),
    }),
    { max: MAX_MENU_SECTIONS, label: 'Parts of the menu' },
  ),
  legend: list(
    group({ mark: text({ max: 20, label: 'Mark' }), words: text({ max: 80, label: 'Meaning' }) }),
    {
      max: MAX_LEGEND,
      label: 'Allergens and marks',
      help: 'Such as G for gluten. They stand below the menu.',
    },
  ),
  level: choice([2, 3, 4], 3, { label: 'Level of the titles' }),
  columns: choice(['one', 'two'], 'one', { label: 'Columns', labels: { one: 'One', two: 'Two' } }),
});

export type MenuValues = ValueOf<typeof fields>;
