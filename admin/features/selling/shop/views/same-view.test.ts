import { expect, test } from 'vitest';
import { viewShown } from './same-view.ts';

const views = [
  { id: 'unpaid', name: 'Unpaid', filters: { paid: 'no' as const } },
  { id: 'berlin', name: 'Berlin', filters: { words: 'berlin' } },
];

test.each([
  ['nothing', {}, undefined, undefined],
  ['nothing, after a view was opened', {}, 'unpaid', undefined],
  ['what a view says', { paid: 'no' as const }, undefined, 'unpaid'],
  ['what another view says than the one that was opened', { words: 'berlin' }, 'unpaid', 'berlin'],
  ['more than the view that was opened', { paid: 'no' as const, words: 'ada' }, 'unpaid', 'unpaid'],
  ['something of its own', { words: 'ada' }, undefined, undefined],
])('narrowed to %s', (_, filters, opened, id) => expect(viewShown(views, filters, opened)?.id).toBe(id));
