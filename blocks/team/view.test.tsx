import { expect, test } from 'vitest';
import { PICTURE } from '../kit/testing/draw.tsx';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { TeamView } from './view.tsx';

const draw = drawerOf({ fields, View: TeamView });
const ADA = { name: 'Ada', role: 'Baker', words: 'Rises early.', image: PICTURE };
const to = { href: '/ada', newWindow: false };

test.each([
  [ADA, 'Ada Baker Rises early.'],
  [{ name: 'Ada', to }, 'Ada More (Ada)'],
  [{ name: 'Ada', to, linkLabel: 'Her page' }, 'Ada Her page (Ada)'],
  [{ name: 'Ada', to: { ...to, href: 'javascript:alert(1)' } }, 'Ada'],
  [{ name: ' ', role: 'Nobody' }, ''],
])('%j reads %j', (person, words) => {
  expect(textIn(draw({ people: [person] }))).toBe(words);
});

test('a picture is asked for as large as it is shown', () => {
  expect(draw({ people: [ADA], look: 'cards', columns: 3 })).toContain('45vw, 34vw"');
  expect(draw({ people: [ADA], look: 'round', columns: 3 })).toContain('sizes="128px"');
});

test('names and roles are typed in place', () => {
  expect(countOf(draw({ people: [{}] }, {}, { isEditing: true }), 'data-edit')).toBe(2);
});
