import { describe, expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import recipe from './block.ts';
import { durationWords, isoDuration } from './times.ts';

const values = {
  title: 'Rye',
  prepMinutes: 20,
  cookMinutes: 55,
  servings: 12,
  image: PICTURE,
  ingredients: [{ text: '500 g flour', part: 'Evening' }, { text: ' ' }],
  steps: [{ text: 'Stir.' }, { text: '' }],
};

test('visitors and search engines read the same recipe', () => {
  const markup = draw(recipe, values);
  for (const part of ['Serves', '1 hr 15 min', '500 g flour', 'Evening', '<li>Stir.</li>'])
    expect(markup).toContain(part);
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rye',
    recipeYield: '12',
    prepTime: 'PT20M',
    cookTime: 'PT55M',
    totalTime: 'PT1H15M',
    recipeIngredient: ['500 g flour'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir.' }],
  });
});

test('nothing of it is nothing, and without a title search engines get none', () => {
  expect(draw(recipe)).toBe('');
  expect(draw(recipe, { steps: [{ text: 'Stir.' }] })).not.toContain('ld+json');
});

describe('times', () => {
  test.each([
    [0, '', ''],
    [5, 'PT5M', '5 min'],
    [60, 'PT1H', '1 hr'],
    [90, 'PT1H30M', '1 hr 30 min'],
    [2 * 24 * 60 + 5, 'P2DT5M', '2 days 5 min'],
    [24 * 60, 'P1D', '1 day'],
  ])('%d minutes', (minutes, iso, words) => {
    expect(isoDuration(minutes)).toBe(iso);
    expect(durationWords(minutes, 'en')).toBe(words);
  });
});
