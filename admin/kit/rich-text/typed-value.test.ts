import { expect, test } from 'vitest';
import { group, list, text } from '#core/fields/index.ts';
import { controlAt, stepsOf, valueAt } from './typed-value.ts';

const { control } = group({ items: list(group({ title: text({ max: 5, label: 'Title' }) }), { max: 3 }) });
const values = { items: [{ title: 'a' }, { title: 'b' }] };

test.each([
  ['items.1.title', ['items', 1, 'title'], 'b', 'Title'],
  ['items.7.title', ['items', 7, 'title'], undefined, 'Title'],
  ['items', ['items'], values.items, undefined],
  ['nothing.0.here', ['nothing', 0, 'here'], undefined, undefined],
])('%s', (path, steps, value, label) => {
  expect(stepsOf(path)).toEqual(steps);
  expect(valueAt(values, steps)).toEqual(value);
  expect(controlAt(control, steps)?.label).toBe(label);
});

test('below a text there is nothing', () => {
  expect(valueAt('words', [0])).toBeUndefined();
  expect(valueAt(null, ['a'])).toBeUndefined();
});
