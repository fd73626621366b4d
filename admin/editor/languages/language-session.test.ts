import { expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import { setValue } from '#core/page/actions/set-values.ts';
import { aBlock, anId, aPage, aSection } from '#core/page/testing/pages.ts';
import { keepIn } from '../../documents/session/keep.ts';
import { fieldsOf } from '../../documents/session/remote.ts';
import { makeSession } from '../../documents/session/session.ts';
import { makePageSession } from '../state/page-session.ts';
import { makeLanguageSession } from './language-session.ts';

const heading = blockOf('heading');
const block = { ...aBlock('a'), type: 'heading', values: { ...heading?.fields.initial, text: 'Welcome' } };
const DOCUMENTS: Readonly<Record<string, { kind: 'page' | 'translation'; body: object }>> = {
  page: { kind: 'page', body: { title: 'Home', body: aPage(aSection('s', [block])) } },
  german: { kind: 'translation', body: { texts: [{ key: 'title', source: 'Home', text: 'Start' }] } },
};

async function open() {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const session = makeSession({
    remote: {
      load: async (id) => {
        const { kind, body } = DOCUMENTS[id] ?? { kind: 'page', body: {} };
        const fields = fieldsOf(kind, '');
        return {
          revision: 1,
          body: fields.read(body) as Record<string, unknown>,
          control: fields.control,
          repairs: [],
        };
      },
      save: async () => ({ kind: 'offline' }),
    },
    keep: keepIn(nothing),
    now: () => 0,
    later: () => () => {},
  });
  for (const [id, { kind }] of Object.entries(DOCUMENTS)) await session.open(id, fieldsOf(kind, ''));
  const chain = [{ language: 'de', id: 'german' }];
  const about = { language: 'de', of: 'page', source: 'en', chain };
  const german = makeLanguageSession(makePageSession(session, 'page'), session, about);
  const type = (text: string) =>
    german.run((body) => setValue(body, { id: anId('a'), path: ['text'], value: text }), 'Type');
  const shown = () => german.body.get().sections[0]?.blocks[0]?.values.text;
  const state = () => german.translation?.texts().get(`${anId('a')}:text`)?.state;
  return { session, german, type, shown, state };
}

test('words go to the language and stay out of the page; undo takes them back', async () => {
  const { session, german, type, shown, state } = await open();
  const before = session.view().bodies.page;
  expect([shown(), state()]).toEqual(['Welcome', 'missing']);
  expect(type('Willkommen')).toBeUndefined();
  expect([shown(), state(), session.view().bodies.page]).toEqual(['Willkommen', 'translated', before]);
  expect(session.view().bodies.german?.texts).toEqual([
    { key: `${anId('a')}:text`, source: 'Welcome', text: 'Willkommen' },
    { key: 'title', source: 'Home', text: 'Start' },
  ]);
  expect(german.undo()).toBe('Type');
  expect([shown(), state()]).toEqual(['Welcome', 'missing']);
});

test('a translation is out of date once its words change, and is said to be right by one step', async () => {
  const { session, german, type, shown, state } = await open();
  type('Willkommen');
  makePageSession(session, 'page').run(
    (body) => setValue(body, { id: anId('a'), path: ['text'], value: 'Welcome back' }),
    'Type',
  );
  expect([shown(), state()]).toEqual(['Willkommen', 'outOfDate']);
  german.translation?.confirm(`${anId('a')}:text`);
  expect([shown(), state()]).toEqual(['Willkommen', 'translated']);
  german.undo();
  expect(state()).toBe('outOfDate');
});
