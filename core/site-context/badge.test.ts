import { expect, test } from 'vitest';
import { hasBadge } from './badge.ts';
import { templateVersionOf } from './template-version.ts';

test.each([
  ['none', 'provisions', false],
  ['light', 'provisions', false],
  ['dark', 'a-template-nobody-knows', false],
  ['none', 'showcase', false],
  ['light', 'showcase', true],
  ['dark', 'showcase', true],
])('a badge of type %s on the template %s', (badge, templateId, expected) => {
  expect(hasBadge(badge, templateVersionOf(templateId))).toBe(expected);
});
