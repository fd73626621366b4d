import { expect, test } from 'vitest';
import { cutsOfTheme, weightsOfFamily, weightsOfTheme } from './font-cuts.ts';

const theme = { displayFont: 'Fraunces', textFont: 'Hanken Grotesk', displayWeight: 420 };
const cut = (from: number, to: number) => ({ weights: [from, to] as const, file: `/${from}-${to}` });
const cuts = {
  Fraunces: [cut(330, 330), cut(420, 420)],
  'Hanken Grotesk': [cut(400, 700)],
  Inter: [cut(400, 700)],
};
const one = { isOneWeight: true };

test.each([
  ['a font for headings and one for text', theme, { Fraunces: [420, 420], 'Hanken Grotesk': [400, 700] }],
  [
    'one font for both',
    { displayFont: 'Inter', textFont: 'Inter', displayWeight: 800 },
    { Inter: [400, 800] },
  ],
])('%s', (_, fonts, weights) => {
  expect(weightsOfTheme(fonts)).toEqual(weights);
});

test('no font is asked for weights that it does not have', () => {
  expect(weightsOfFamily('EB Garamond', [300, 900])).toEqual([400, 800]);
});

test.each([
  ['both fonts', theme, one, { Fraunces: cut(420, 420), 'Hanken Grotesk': cut(400, 700) }],
  [
    'the text alone where headings have several weights',
    theme,
    { isOneWeight: false },
    { 'Hanken Grotesk': cut(400, 700) },
  ],
  [
    'the text alone where no cut has the weight of headings',
    { ...theme, displayWeight: 500 },
    one,
    { 'Hanken Grotesk': cut(400, 700) },
  ],
  ['none that lacks a weight', { displayFont: 'Inter', textFont: 'Inter', displayWeight: 900 }, one, {}],
])('a theme is set in cuts of %s', (_, fonts, options, expected) => {
  expect(cutsOfTheme(fonts, cuts, options)).toEqual(expected);
});
