import { expect, test } from 'vitest';
import { countOf, dataIn, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { JobsView } from './view.tsx';

const draw = drawerOf({ fields, View: JobsView });
const BAKER = {
  title: 'Baker',
  employment: 'PART_TIME',
  place: 'Lisbon',
  words: 'From five to noon.',
  posted: '2026-05-01T08:00:00.000Z',
  closes: '2026-06-01T08:00:00.000Z',
  to: { href: '/apply', newWindow: false },
};

test('a job, its facts in one line and the day it closes', () => {
  const markup = draw({ jobs: [BAKER] });
  expect(textIn(markup)).toBe(
    'Baker Part time · Lisbon Details (Baker) From five to noon. Apply by 1 June 2026 Apply (Baker)',
  );
  expect(textIn(draw({ jobs: [{ title: 'Cook', pay: '€20' }] }))).toBe('Cook Full time · €20');
});

test('there is a way to apply where it leads somewhere safe', () => {
  expect(draw({ jobs: [BAKER], applyLabel: 'Write to us' })).toContain('Write to us');
  for (const href of ['', 'javascript:alert(1)'])
    expect(draw({ jobs: [{ ...BAKER, to: { href, newWindow: false } }] })).not.toContain('is-theme');
});

test('search engines get what has a text and a day', () => {
  expect(dataIn(draw({ jobs: [BAKER] }))).toMatchObject({
    datePosted: '2026-05-01',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: 'Provisions' },
    jobLocation: { address: 'Lisbon' },
  });
  expect(dataIn(draw({ jobs: [{ ...BAKER, place: '' }] }))).not.toHaveProperty('jobLocation');
  expect(dataIn(draw({ jobs: [{ ...BAKER, words: ' ' }] }))).toBeUndefined();
  expect(dataIn(draw({ jobs: [{ ...BAKER, posted: '' }] }))).toBeUndefined();
  expect(dataIn(draw({ jobs: [BAKER] }, {}, { isEditing: true }))).toBeUndefined();
});

test('one without a name is none, except where it is being written', () => {
  expect(countOf(draw({ jobs: [{ title: ' ' }] }), '<li')).toBe(0);
  expect(countOf(draw({ jobs: [{ title: ' ' }] }, {}, { isEditing: true }), '<li')).toBe(1);
});
