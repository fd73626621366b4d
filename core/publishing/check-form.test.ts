import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';

const asked = (id: string, options: string[] = [], showWhen = { fieldId: '', is: [] as string[] }) => ({
  id,
  title: id.toUpperCase(),
  options,
  showWhen,
});
const MEAL = asked('meal', ['Lunch', 'Dinner']);

test.each([
  [[MEAL, asked('wine')], []],
  [[MEAL, asked('wine', [], { fieldId: 'meal', is: ['Dinner'] })], []],
  [[MEAL, asked('wine', [], { fieldId: 'meal', is: ['Supper', 'Dinner'] })], []],
  [[asked('name'), asked('wine', [], { fieldId: 'name', is: ['Ada'] })], []],
  [
    [MEAL, asked('wine', [], { fieldId: 'meal', is: [] })],
    ['“WINE” is never shown: no answer is chosen for it.'],
  ],
  [
    [MEAL, asked('wine', [], { fieldId: 'meal', is: ['Supper'] })],
    ['“WINE” is never shown: “MEAL” no longer offers “Supper”.'],
  ],
])('the form %j', (fields, messages) => {
  expect(checkForm({ fields }).map(({ message }) => message)).toEqual(messages);
});
