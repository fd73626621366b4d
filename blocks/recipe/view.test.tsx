import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { PICTURE } from '../kit/testing/draw.tsx';
import { dataIn, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { RecipeView } from './view.tsx';

const draw = drawerOf({ fields, View: RecipeView });
const BREAD = {
  title: 'Rye bread',
  ingredients: [{ text: '500 g flour', part: 'Dough' }, { text: ' ' }, { text: 'Salt' }],
  steps: [{ text: 'Mix.' }, { text: '' }, { text: 'Bake.' }],
};

test.each([
  [{}, ''],
  [{ servings: 4 }, 'Serves 4'],
  [{ prepMinutes: 20 }, 'Preparation 20 min'],
  [{ cookMinutes: 60 }, 'Cooking 1 hr'],
  [{ prepMinutes: 20, cookMinutes: 60 }, 'Preparation 20 min Cooking 1 hr Total 1 hr, 20 min'],
])('%j says %j', (values, words) => {
  const facts = /<dl.*<\/dl>/s.exec(draw(values))?.[0] ?? '';
  expect(textIn(facts).toLowerCase().replaceAll(/[,.]/g, '')).toBe(
    words.toLowerCase().replaceAll(/[,.]/g, ''),
  );
});

test('what is blank is left out, and what belongs together stands below its name', () => {
  const markup = draw({ ...BREAD, note: 'Keeps a week.' });
  expect(textIn(markup)).toBe('Rye bread Ingredients Dough 500 g flour Salt Method Mix. Bake. Keeps a week.');
  expect(markup).toContain('<h3 class="recipe-part">');
  expect(draw({ ...BREAD, level: 3 })).toContain('<h4 class="recipe-part">');
  expect(textIn(draw({ steps: [{ text: '' }], note: 'Alone.' }))).toBe('');
});

test('search engines read the whole of it', () => {
  const said = dataIn(draw({ ...BREAD, servings: 2, prepMinutes: 20, cookMinutes: 40, image: PICTURE }));
  expect(said).toMatchObject({
    '@type': 'Recipe',
    name: 'Rye bread',
    author: { name: 'Provisions' },
    recipeYield: '2',
    totalTime: 'PT1H',
    recipeIngredient: ['500 g flour', 'Salt'],
    recipeInstructions: [{ text: 'Mix.' }, { text: 'Bake.' }],
    image: expect.stringMatching(/^https:\/\/example\.com\/images\//),
  });
  expect(said).not.toHaveProperty('description');
  // Pictures are given in some widths alone.
  expect(dataIn(draw({ ...BREAD, image: { ...PICTURE, width: 1234 } }))).toMatchObject({
    image: expect.stringMatching(/\?format=1500w$/),
  });
});

test('search engines read nothing without a title or in the editor, and no picture without an address', () => {
  expect(dataIn(draw({ ...BREAD, title: ' ' }))).toBeUndefined();
  expect(dataIn(draw(BREAD, {}, { isEditing: true }))).toBeUndefined();
  expect(dataIn(draw({ ...BREAD, image: PICTURE }, { url: '' }))).not.toHaveProperty('image');
  const business = businessSettings.read({ name: 'The Mill' });
  expect(dataIn(draw(BREAD, { business }))).toMatchObject({ author: { name: 'The Mill' } });
  expect(dataIn(draw(BREAD, { siteTitle: '' }))).not.toHaveProperty('author');
});
