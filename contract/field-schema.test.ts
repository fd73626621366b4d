import { expect, test } from 'vitest';
import { z } from 'zod';
import { list, money, number, text, toggle } from '#core/fields/index.ts';
import { answerOf, changesOf, newOf } from './field-schema.ts';

const fields = {
  name: text({ max: 5, missing: 'Please give it a name.' }),
  count: number({ min: 1, max: 9, initial: 2 }),
  isOn: toggle(true),
  amounts: list(money(), { max: 2 }),
};
const problemsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('something new takes defaults for what is left out, unless the field refuses them', () => {
  expect(newOf(fields).parse({ name: ' Jam ' })).toEqual({ name: 'Jam', count: 2, isOn: true, amounts: [] });
  expect(problemsOf(newOf(fields), { name: '' })).toEqual([['name', 'Please give it a name.']]);
  expect(problemsOf(newOf(fields), {}).map(([path]) => path)).toEqual(['name']);
});

test('every problem comes with the path it is at, and what nobody declared is refused', () => {
  const problems = problemsOf(newOf(fields), { name: 'Jam', count: 0, amounts: [1, -1], colour: 'red' });
  expect(new Set(problems.map(([path]) => path))).toEqual(new Set(['', 'amounts.1', 'count']));
});

test('a change says only what it says', () => {
  expect(changesOf(fields).parse({ isOn: false })).toEqual({ isOn: false });
  expect(problemsOf(changesOf(fields), { count: 'x' })).toEqual([['count', 'Must be a number.']]);
});

test('an answer that its fields would refuse does not fit', () => {
  const whole = { name: 'Jam', count: 2, isOn: true, amounts: [100] };
  expect(answerOf(fields).safeParse(whole).success).toBe(true);
  expect(answerOf(fields).safeParse({ ...whole, amounts: [0.5] }).success).toBe(false);
});

test('the description of the API names types, limits and what must be there', () => {
  expect(z.toJSONSchema(newOf(fields), { io: 'input', unrepresentable: 'any' })).toMatchObject({
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 5 },
      count: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
      isOn: { type: 'boolean' },
      amounts: { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 0 } },
    },
    required: ['name'],
  });
});
