import { expect, test } from 'vitest';
import { makeDocuments } from '../content/documents.ts';
import { code } from '../fields/code.ts';
import { group } from '../fields/index.ts';
import { codePiecesOf } from './code-pieces.ts';

const fields = group({ html: code({ max: 100, language: 'html' }) });
const documents = makeDocuments((type) =>
  type === 'markup' ? { fields, thirdParty: ({ html }) => ({ code: [String(html)] }) } : undefined,
);
const body = (html: string) => ({
  sections: [
    {
      id: 'abcdefghijklmnopqrstuvss',
      blocks: [
        {
          id: 'abcdefghijklmnopqrstuvbb',
          type: 'markup',
          place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
          values: { html },
        },
      ],
    },
  ],
});

test.each([
  ['page', null, { body: body('<b>') }, ['Code block']],
  ['page', null, { body: body('words') }, []],
  [
    'page',
    null,
    { headCode: '<meta>', footCode: '<script></script>' },
    ['Code in the head', 'Code at the end'],
  ],
  ['headerFooter', 'headerFooter', { footer: body('<b>') }, ['Code block']],
  ['collection', null, { body: body('<b>'), itemPage: body('<i>') }, ['Code block', 'Code block']],
  ['item', null, { body: body('<b>') }, ['Code block']],
  ['form', 'contact', { advanced: { html: '<p>Thanks</p>' } }, ['HTML after submission']],
  ['settings', 'code', { header: '<meta>', footer: '' }, ['Code in the head of every page']],
  ['settings', 'site', { title: '<b>' }, []],
  ['theme', 'theme', { customCss: 'a{color:red}' }, []],
  ['theme', 'theme', { customCss: 'a{background:url(/s/paper.png)}' }, []],
  ['theme', 'theme', { customCss: 'a{background:url(https://example.com/x)}' }, ['Custom CSS']],
  ['theme', 'theme', { customCss: '@import "\\2f\\2f example.com";' }, ['Custom CSS']],
  ['popup', 'popup', {}, []],
] as const)('%s %s %j', (kind, key, stored, labels) => {
  expect(codePiecesOf(documents, { kind, key, body: stored }).map(({ label }) => label)).toEqual(labels);
});

test('what was deleted holds no code', () => {
  expect(codePiecesOf(documents, { kind: 'page', key: null, body: null })).toEqual([]);
});
