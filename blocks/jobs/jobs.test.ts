import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import jobs from './block.ts';

const baker = {
  title: 'Baker',
  place: 'Lisbon',
  words: 'You begin at two.',
  posted: '2026-09-01T08:00:00.000Z',
  closes: '2020-01-01T12:00:00.000Z',
  to: { href: 'mailto:work@example.com', newWindow: false },
};

test('a job says what it is, until when, and how to apply', () => {
  const markup = draw(jobs, { jobs: [baker, { title: '' }] });
  expect(markup.match(/<li>/g)).toHaveLength(1);
  for (const part of ['Full time · Lisbon', 'dateTime="2020-01-01', 'href="mailto:work@example.com"'])
    expect(markup).toContain(part);
  expect(markup).toContain('"validThrough":"2020-01-01T12:00:00.000Z"');
});

test.each([[{ words: '' }], [{ posted: '' }]])('with %j search engines are told nothing', (changes) => {
  expect(draw(jobs, { jobs: [{ ...baker, ...changes }] })).not.toContain('ld+json');
});

test('an unsafe link is no button', () => {
  const to = { href: 'javascript:alert(1)', newWindow: false };
  expect(draw(jobs, { jobs: [{ ...baker, to }] })).not.toMatch(/javascript|button/);
});
