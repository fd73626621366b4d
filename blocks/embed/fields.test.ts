import { describe, expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { MAX_LINK_LENGTH } from '#core/fields/link.ts';
import { fields } from './fields.ts';
import { NOT_EMBEDDABLE } from './source.ts';

const check = (address: unknown) => checkWith(fields, { ...fields.initial, address });

describe('the address of an embed', () => {
  test.each([
    ['nothing yet', '', ''],
    ['another host', 'https://example.com/map', 'https://example.com/map'],
    ['copied with a gap', ' https://example.com/map ', 'https://example.com/map'],
    ['a page of this site', '/prices', '/prices'],
  ])('%s is taken', (_, given, kept) => {
    expect(check(given)).toMatchObject({ value: { address: kept } });
  });

  test.each([
    ['plain http', 'http://example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<p>'],
    ['with a password', 'https://me:secret@example.com/'],
    ['another host without its scheme', '//example.com/'],
    ['a number', 7],
    ['too long', `https://example.com/${'a'.repeat(MAX_LINK_LENGTH)}`],
  ])('%s is refused', (_, given) => {
    expect(check(given)).toMatchObject({ problems: [{ path: 'address', message: NOT_EMBEDDABLE }] });
  });
});
