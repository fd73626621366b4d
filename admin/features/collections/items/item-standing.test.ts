import { expect, test } from 'vitest';
import type { ItemState } from '#core/collections/states.ts';
import { standingOf } from './item-standing.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const AHEAD = '2026-03-03T09:00:00Z';
const PAST = '2026-02-01T09:00:00Z';

test.each<[ItemState, string, boolean, string, boolean, string]>([
  ['draft', '', false, 'Publish', false, 'Visitors do not see this version yet.'],
  ['draft', '', true, 'Publish', false, 'Visitors do not see this version yet.'],
  ['needs_review', '', false, 'Publish', false, 'Visitors do not see this version yet.'],
  ['published', PAST, false, 'Publish', false, 'Visitors do not see this version yet.'],
  ['published', PAST, true, 'Published', true, 'Visitors see this version.'],
  ['private', '', false, 'Publish privately', false, 'Not published yet.'],
  ['private', '', true, 'Published', true, 'Only people who work on the site see it, at its address.'],
  ['scheduled', '', false, 'Schedule', true, 'Choose the date when it goes live.'],
  ['scheduled', AHEAD, false, 'Schedule', false, `Not scheduled yet. It will go live at ${AHEAD}.`],
  ['scheduled', AHEAD, true, 'Scheduled', true, `Goes live at ${AHEAD}.`],
  ['scheduled', PAST, false, 'Publish', false, 'This date has passed: it goes live as soon as you publish.'],
  ['scheduled', PAST, true, 'Published', true, 'Visitors see this version.'],
])('%s with the date %j, live: %s', (status, publishAt, isLive, action, isDone, note) => {
  const standing = standingOf({ status, publishAt, isLive }, (moment) => `at ${moment}`, NOW);
  expect(standing).toEqual({ action, isDone, note });
});
