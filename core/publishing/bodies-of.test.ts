import { expect, test } from 'vitest';
import type { DocumentKind } from '../content/kinds.ts';
import { bodiesOf } from './bodies-of.ts';

const value = { body: 'body', footer: 'footer', itemPage: 'around' };

test.each<[DocumentKind, [string, boolean][]]>([
  ['page', [['body', false]]],
  ['item', [['body', false]]],
  ['headerFooter', [['footer', false]]],
  [
    'collection',
    [
      ['body', false],
      ['around', true],
    ],
  ],
  ['navigation', []],
  ['form', []],
])('what %s holds: %j', (kind, expected) => {
  expect(bodiesOf(kind, value).map(({ body, isAroundItems }) => [body, isAroundItems])).toEqual(expected);
});
