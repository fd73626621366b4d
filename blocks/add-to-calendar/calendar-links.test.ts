import { expect, test } from 'vitest';
import { wholeDays } from '#core/feeds/ics.ts';
import { fileLink, googleLink, outlookLink } from './calendar-links.ts';
import { fields } from './fields.ts';

const ask = (href: string) => Object.fromEntries(new URL(href).searchParams);
const values = (more: object) => fields.read({ title: 'Feast & fair', ...more });

test('an hour of an afternoon', () => {
  const feast = values({
    startsAt: '2026-06-12T18:00:00.000Z',
    endsAt: '2026-06-12T22:00:00.000Z',
    place: 'Yard',
  });
  expect(ask(googleLink(feast, 'Europe/Berlin'))).toEqual({
    action: 'TEMPLATE',
    text: 'Feast & fair',
    dates: '20260612T180000Z/20260612T220000Z',
    location: 'Yard',
  });
  expect(ask(outlookLink(feast, 'Europe/Berlin'))).toEqual({
    rru: 'addevent',
    subject: 'Feast & fair',
    startdt: '2026-06-12T18:00:00.000Z',
    enddt: '2026-06-12T22:00:00.000Z',
    location: 'Yard',
  });
});

test.each(['', '2026-06-12T10:00:00.000Z', '2026-06-12T18:00:00.000Z'])(
  'an end at %j is an hour after the start',
  (endsAt) => {
    const feast = values({ startsAt: '2026-06-12T18:00:00.000Z', endsAt, words: 'Bring cake' });
    expect(ask(googleLink(feast, 'UTC'))).toMatchObject({
      dates: '20260612T180000Z/20260612T190000Z',
      details: 'Bring cake',
    });
    expect(ask(outlookLink(feast, 'UTC'))).toMatchObject({
      enddt: '2026-06-12T19:00:00.000Z',
      body: 'Bring cake',
    });
  },
);

test.each([
  // Midnight there is the evening before elsewhere.
  ['Europe/Berlin', '2026-08-01T22:00:00.000Z', '', '2026-08-02', '2026-08-03'],
  ['Europe/Berlin', '2026-08-01T22:00:00.000Z', '2026-08-03T22:00:00.000Z', '2026-08-02', '2026-08-05'],
  ['America/New_York', '2026-08-02T04:00:00.000Z', '', '2026-08-02', '2026-08-03'],
  // The day on which clocks go back has 25 hours.
  ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '', '2026-10-25', '2026-10-26'],
  ['UTC', '2026-12-31T00:00:00.000Z', '', '2026-12-31', '2027-01-01'],
])('whole days in %s from %s to %j', (timeZone, startsAt, endsAt, first, after) => {
  const feast = values({ startsAt, endsAt, isAllDay: true });
  const plain = (day: string) => day.replaceAll('-', '');
  const event = { startsAt: new Date(startsAt), endsAt: endsAt === '' ? null : new Date(endsAt) };
  expect(wholeDays(event, timeZone)).toEqual({ first, after });
  expect(ask(googleLink(feast, timeZone))).toMatchObject({ dates: `${plain(first)}/${plain(after)}` });
  expect(ask(outlookLink(feast, timeZone))).toMatchObject({ startdt: first, enddt: after, allday: 'true' });
  const file = decodeURIComponent(fileLink(feast, { id: 'a', url: 'https://example.com/', timeZone }));
  expect(file).toContain(`DTSTART;VALUE=DATE:${plain(first)}\r\nDTEND;VALUE=DATE:${plain(after)}\r\n`);
});
