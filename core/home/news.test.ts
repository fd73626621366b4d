import { expect, test } from 'vitest';
import { Permission } from '../enumerations/permissions.ts';
import { newsFor, pushedTo, toldOf, type Told } from './news.ts';

const person = (email: string, change: Partial<Told> = {}): Told => ({
  email,
  isOwner: false,
  notify: null,
  permissions: [Permission.contentManager, Permission.commerce, Permission.settings],
  ...change,
});
const owner = person('owner', { isOwner: true });

test('an owner hears of everything until they choose, others of nothing', () => {
  expect(newsFor(owner)).toEqual(['order', 'submission', 'comment', 'weekly']);
  expect(newsFor(person('ada'))).toEqual([]);
  expect(newsFor({ ...owner, notify: ['order', 'gossip'] })).toEqual(['order']);
});

test('devices get everything until somebody chooses', () => {
  expect(pushedTo(null)).toEqual(['order', 'submission', 'comment', 'weekly']);
  expect(pushedTo(['order', 'gossip'])).toEqual(['order']);
  expect(pushedTo([])).toEqual([]);
});

test.each<[string, Told[], string[], string[]]>([
  ['the owner, where nobody is named', [owner, person('ada')], [], ['owner']],
  ['those named, in place of the owner', [owner], ['desk'], ['desk']],
  ['those who asked as well', [owner, person('ada', { notify: ['submission'] })], ['desk'], ['desk', 'ada']],
  ['nobody twice', [{ ...owner, notify: ['submission'] }], ['owner'], ['owner']],
  ['not an owner who declined', [{ ...owner, notify: ['order'] }], [], []],
  [
    'not who may not open it',
    [owner, person('ada', { notify: ['submission'], permissions: [] })],
    [],
    ['owner'],
  ],
])('a submission is told to %s', (_, people, named, expected) => {
  expect(toldOf('submission', people, { named })).toEqual(expected);
});

test('an author hears of comments instead of the owner, unless they declined', () => {
  const ada = person('ada');
  expect(toldOf('comment', [owner, ada], { named: [], usual: ['ada'] })).toEqual(['ada']);
  expect(toldOf('comment', [owner, { ...ada, notify: [] }], { named: [], usual: ['ada'] })).toEqual([]);
});
