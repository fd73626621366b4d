import { expect, test } from 'vitest';
import type { FoundProblem } from '#contract/content.ts';
import { placeOf } from './place-of.ts';

const found = (kind: FoundProblem['kind'], place: FoundProblem['place']) =>
  placeOf({ documentId: 'page', title: '', kind, check: 'deadLink', message: '', place, unlessWith: null });

test.each<[FoundProblem['kind'], FoundProblem['place'], string]>([
  ['page', { kind: 'block', id: 'x' }, '/pages/page?at=block.x'],
  ['page', { kind: 'section', id: 'x' }, '/pages/page?at=section.x'],
  ['page', { kind: 'settings', id: '' }, '/pages/page/settings'],
  ['page', { kind: 'document', id: '' }, '/pages/page'],
  ['navigation', { kind: 'document', id: '' }, '/pages'],
  ['headerFooter', { kind: 'document', id: '' }, '/design/header'],
  ['headerFooter', { kind: 'block', id: 'x' }, '/design/footer'],
])('%s %j', (kind, place, expected) => {
  expect(found(kind, place)).toBe(expected);
});
