import { expect, test } from 'vitest';
import { ACTIONS, ACTIVITY_KINDS, type Detail } from './actions.ts';
import { joinLines, type LoggedAction } from './lines.ts';
import { placeOfThing } from './places.ts';
import { actionsLike, sayAction } from './say-action.ts';

test.each<[string, Detail[], string]>([
  ['document.create', [{ kind: 'page', title: 'About' }], 'added the page “About”'],
  ['document.create', [{}], 'added a document'],
  ['document.create', [{ kind: 'page' }], 'added the page “Page”'],
  ['document.save', [{ kind: 'theme' }], 'edited “Design”'],
  [
    'document.save',
    [
      { kind: 'page', title: 'A' },
      { kind: 'page', title: 'A' },
    ],
    'edited the page “A” 2 times',
  ],
  [
    'document.create',
    ['A', 'B', 'C', 'D', 'E'].map((title) => ({ kind: 'page', title })),
    'added “A”, “B”, “C” and 2 more',
  ],
  [
    'document.delete',
    [
      { kind: 'page', title: 'A' },
      { kind: 'page', title: 'B' },
    ],
    'deleted “A” and “B”',
  ],
  ['release.publish', [{ release: 4, count: 3 }], 'published 3 changes'],
  ['release.publish', [{ release: 4, count: 1 }], 'published 1 change'],
  ['release.publish', [{ release: 4 }], 'published release 4'],
  ['release.undo', [{ release: 5, undoOf: 4 }], 'undid release 4'],
  ['people.invite', [{ email: 'a@b.co', roles: [4, 2] }], 'invited a@b.co as Editor and Billing'],
  ['people.roles', [{ name: 'Bob', roles: [1] }], 'changed the roles of Bob to Admin'],
  ['people.remove', [{}], 'removed somebody from the site'],
  ['unheard.of', [{}], 'did “unheard.of”'],
])('%s with %j reads …', (action, details, words) => {
  expect(sayAction(action, details)).toBe(words);
});

test('every action says something of a detail it does not know, and belongs to a kind', () => {
  for (const action of Object.keys(ACTIONS)) {
    expect(sayAction(action, [{ title: 1, roles: 'x', name: null, count: '3' }])).toMatch(/^[a-z]/);
    expect(Object.keys(ACTIVITY_KINDS)).toContain(action.split('.')[0]);
  }
});

test.each([
  ['publish', ['release.publish', 'release.schedule', 'release.cancel', 'experiment.publish']],
  ['OWNER', ['people.transfer']],
  ['xyz', []],
])('looking for %s finds the actions …', (search, actions) => {
  expect(actionsLike(search)).toEqual(actions);
});

test.each<[string, Detail, string | undefined]>([
  ['document.save', { kind: 'page', id: 'p1' }, '/pages/p1'],
  ['document.save', { kind: 'theme', id: 't1' }, '/design'],
  ['document.save', { kind: 'settings', id: 's1' }, '/settings'],
  ['document.save', { kind: 'nonsense' }, undefined],
  ['people.accept', {}, '/settings/permissions'],
  ['release.publish', { release: 1 }, undefined],
])('%s of %j leads to …', (action, detail, to) => {
  expect(placeOfThing(action, detail)?.to).toBe(to);
});

const entry = (id: number, minute: number, more: Partial<LoggedAction> = {}): LoggedAction => ({
  id,
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
  action: 'document.save',
  detail: {},
  person: { id: 'ada', name: 'Ada' },
  ...more,
});

test.each<[string, LoggedAction[], number[][]]>([
  ['nothing', [], []],
  ['saves in a row', [entry(3, 50), entry(2, 40), entry(1, 15)], [[3, 2, 1]]],
  ['saves far apart', [entry(2, 50), entry(1, 19)], [[2], [1]]],
  ['another person', [entry(2, 50), entry(1, 49, { person: null })], [[2], [1]]],
  ['another action', [entry(2, 50), entry(1, 49, { action: 'document.create' })], [[2], [1]]],
  [
    'actions that stand alone',
    [entry(2, 50, { action: 'people.invite' }), entry(1, 49, { action: 'people.invite' })],
    [[2], [1]],
  ],
])('%s become lines', (_, entries, lines) => {
  expect(joinLines(entries).map((line) => line.map(({ id }) => id))).toEqual(lines);
});
