import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH, prefixQuery, readQuery, wholeQuery } from './search-words.ts';

test.each([
  ['  sea salt ', 'sea salt', 'sea:* & salt:*'],
  ['Sea SEA', 'Sea SEA', 'sea:*'],
  ['%', '%', ''],
  [`'"\\`, `'"\\`, ''],
  ["o'neill & co | !x:*", "o'neill & co | !x:*", 'o:* & neill:* & co:* & x:*'],
  ['a\u0000b\nc', 'a b c', 'a:* & b:* & c:*'],
  ['🌊', '🌊', ''],
  ['Öl', 'Öl', 'öl:*'],
  ['', '', ''],
  ['a b c d e f g h i j', 'a b c d e f g h i j', 'a:* & b:* & c:* & d:* & e:* & f:* & g:* & h:*'],
])('%j', (typed, query, prefix) => {
  expect(readQuery(typed)).toBe(query);
  expect(prefixQuery(query)).toBe(prefix);
  expect(wholeQuery(query)).toBe(prefix.replaceAll(':*', ''));
});

test('five thousand characters become two hundred, and no sign is cut in half', () => {
  expect(readQuery('x'.repeat(5000))).toHaveLength(MAX_QUERY_LENGTH);
  expect(readQuery('🌊'.repeat(5000))).toBe('🌊'.repeat(MAX_QUERY_LENGTH));
});
