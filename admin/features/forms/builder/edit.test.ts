import { expect, test } from 'vitest';
import { newField } from '../../../documents/first-form.ts';
import { conditionSources, duplicateField, removeField } from './edit.ts';

const fields = [newField('text', 'a'), newField('radio', 'b'), newField('email', 'c')];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('a copy stands below its original', () => {
  expect(ids(duplicateField(fields, 0, 'x'))).toBe('axbc');
  expect(duplicateField(fields, 1, 'x')[2]?.options).toEqual(['Option 1', 'Option 2']);
});

test('what hung on a removed field stands by itself', () => {
  const hanging = [...fields, { ...newField('text', 'd'), showWhen: { fieldId: 'b', is: ['Option 1'] } }];
  const [, , last] = removeField(hanging, 1);
  expect(last?.showWhen).toEqual({ fieldId: '', is: [] });
});

test('only choices above can be waited for', () => {
  expect(ids(conditionSources(fields, 2))).toBe('b');
  expect(ids(conditionSources(fields, 1))).toBe('');
});
