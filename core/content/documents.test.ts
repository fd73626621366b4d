import { describe, expect, test } from 'vitest';
import { checkWith, choice, group, image, link, list, text } from '../fields/index.ts';
import { fromText } from '../rich-text/from-text.ts';
import { richText } from '../rich-text/field.ts';
import { SETTINGS_GROUPS } from '../settings/groups.ts';
import { documentTitle, makeDocuments } from './documents.ts';
import { DOCUMENT_KINDS } from './kinds.ts';

const card = group({
  title: text({ max: 20 }),
  text: richText(),
  picture: image(),
  to: link(),
  look: choice(['loud', 'quiet'], 'quiet'),
  entries: list(group({ name: text({ max: 20 }) }), { max: 3 }),
});
const documents = makeDocuments((type) => (type === 'card' ? { fields: card } : undefined));

const page = {
  title: 'About us',
  path: '/about',
  body: {
    sections: [
      {
        id: 'a'.repeat(24),
        style: { name: 'Opening' },
        blocks: [
          {
            id: 'b'.repeat(24),
            type: 'card',
            place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
            values: {
              title: 'Hello',
              text: fromText('Some **words**'),
              picture: {
                src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
                alt: 'A jar',
                width: 10,
                height: 10,
                focalPoint: { x: 0.5, y: 0.5 },
              },
              to: { href: '/secret-address' },
              look: 'loud',
              entries: [{ name: 'First' }, { name: 'Second' }],
            },
          },
        ],
      },
    ],
  },
};

describe('two bodies say the same', () => {
  const loud = structuredClone(page);
  const [section] = loud.body.sections;
  if (section?.blocks[0]) section.blocks[0].values.title = 'Goodbye';
  test.each<[string, Parameters<typeof documents.saysTheSame>, boolean]>([
    [
      'in another order',
      ['page', null, [page, { path: '/about', body: page.body, title: 'About us' }]],
      true,
    ],
    [
      'without what was added since',
      ['theme', 'theme', [{}, documents.fieldsOf('theme', null)?.initial]],
      true,
    ],
    ['with another word in a block', ['page', null, [page, loud]], false],
    ['at another address', ['page', null, [page, { ...page, path: '/us' }]], false],
    ['of settings there are not', ['settings', 'none', [{}, {}]], false],
  ])('%s', (_, given, isSame) => {
    expect(documents.saysTheSame(...given)).toBe(isSame);
  });
});

describe('the fields of a document', () => {
  test.each(DOCUMENT_KINDS.filter((kind) => kind !== 'settings'))('%s has them', (kind) => {
    expect(documents.fieldsOf(kind, kind)).toBeDefined();
  });

  test.each(SETTINGS_GROUPS)('settings of %s have them', (key) => {
    expect(documents.fieldsOf('settings', key)).toBeDefined();
  });

  test.each([[null], [''], ['nothing'], ['__proto__'], ['toString']])('settings called %j do not', (key) => {
    expect(documents.fieldsOf('settings', key)).toBeUndefined();
  });

  test('check a whole page and report all of it', () => {
    const fields = documents.fieldsOf('page', null);
    if (!fields) throw new Error('Pages have fields.');
    expect(checkWith(fields, page).ok).toBe(true);
    const broken = { ...page, path: '/config/x', title: 7, body: { sections: [{}] } };
    expect(checkWith(fields, broken)).toMatchObject({
      problems: [{ path: 'title' }, { path: 'path' }, { path: 'body.sections.0.id' }],
    });
  });
});

describe('words for search', () => {
  test('are what an owner wrote, and not addresses or choices', () => {
    expect(documents.wordsOf('page', null, page).split('\n')).toEqual([
      'About us',
      'Hello',
      'Some words',
      'A jar',
      'First',
      'Second',
    ]);
  });

  test.each([
    [null],
    [7],
    [{ body: { sections: [{ blocks: [null, { type: 'gone', values: { title: 'x' } }] }] } }],
  ])('there are none in %j', (body) => {
    expect(documents.wordsOf('page', null, body)).toBe('');
  });
});

test.each([
  ['page', null, { title: 'About us' }, 'About us'],
  ['page', null, { title: '' }, 'Page'],
  ['page', null, null, 'Page'],
  ['theme', 'theme', { title: 'x' }, 'Design'],
  ['navigation', 'navigation', {}, 'Navigation'],
  ['headerFooter', 'headerFooter', {}, 'Header and footer'],
  ['settings', 'cookies', {}, 'Settings: cookies and visitor data'],
] as const)('%s %s is called by its name', (kind, key, body, title) => {
  expect(documentTitle(kind, key, body)).toBe(title);
});
