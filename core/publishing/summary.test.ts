import { expect, test } from 'vitest';
import type { Difference } from './differences.ts';
import { summaryOf } from './summary.ts';

const one = (what: Difference['what'], name: string): Difference => ({
  what,
  where: 'block',
  id: '',
  name,
  parts: [],
});

test.each<[string, Difference[]]>([
  ['', []],
  ['Added Gallery', [one('added', 'Gallery')]],
  ['Changed Heading, Button', [one('changed', 'Heading'), one('changed', 'Button')]],
  [
    'Changed Heading, Text · Removed Line · 2 more',
    [
      one('changed', 'Heading'),
      one('removed', 'Line'),
      one('changed', 'Text'),
      one('moved', 'Image'),
      one('moved', 'Image'),
    ],
  ],
])('“%s”', (words, differences) => {
  expect(summaryOf(differences)).toBe(words);
});
