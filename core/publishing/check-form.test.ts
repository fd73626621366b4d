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
  [
    [asked('wine', [], { fieldId: 'gone', is: ['Yes'] })],
    ['“WINE” is never shown: the field it depends on is no longer there.'],
  ],
  [
    [
      MEAL,
      asked('wine', ['Red'], { fieldId: 'meal', is: ['Supper'] }),
      asked('year', [], { fieldId: 'wine', is: ['Red'] }),
    ],
    [
      '“WINE” is never shown: “MEAL” no longer offers “Supper”.',
      '“YEAR” is never shown: it depends on “WINE”, which is not.',
    ],
  ],
])('the form %j', (fields, messages) => {
  expect(checkForm({ fields }).map(({ message }) => message)).toEqual(messages);
});
