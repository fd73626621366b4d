import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { makeCollections } from './testing/making.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
const { aCollection, aPost, publish, visit } = makeCollections(kit);

test('events are listed from now on, by month, and as files for calendars', async () => {
  const site = await kit.aSite();
  const id = await aCollection(site, 'events', { title: 'Events', path: '/events' });
  const on = (startsAt: string, endsAt = '') => ({
    event: { startsAt, endsAt, isAllDay: false },
    place: { name: 'Mill Lane' },
  });
  await aPost(site, id, 'Long ago', on('2026-01-10T18:00:00.000Z'));
  await aPost(site, id, 'Still on', on('2026-11-01T18:00:00.000Z', '2026-11-20T18:00:00.000Z'));
  await aPost(site, id, 'Next', on('2026-11-28T18:00:00.000Z'));
  await publish(site);
  const upcoming = (await visit(site, '/events')).body;
  expect(upcoming).not.toContain('Long ago');
  expect(upcoming.indexOf('Still on')).toBeLessThan(upcoming.indexOf('>Next<'));
  expect((await visit(site, '/events/past')).body).toContain('Long ago');
  const november = (await visit(site, '/events/calendar/2026-11')).body;
  expect(november.match(/>Still on<|Still on<\/a>/g)?.length).toBe(20);
  expect(november).not.toContain('Long ago');
  expect((await visit(site, '/events/calendar/2026-13')).status).toBe(404);
  const asked = await call('GET', '/events?view=calendar', { host: site.host });
  expect([asked.status, asked.headers.location]).toEqual([302, '/events/calendar']);
  const file = await visit(site, '/events/next.ics');
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.body).toContain('DTSTART:20261128T180000Z');
  expect(file.body).toContain('LOCATION:Mill Lane');
  expect((await visit(site, '/events/calendar.ics')).body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect((await visit(site, '/events/next')).body).toContain('"@type":"Event"');
});

test('events show where they are, as a map block does', async () => {
  const site = await kit.aSite();
  const id = await aCollection(site, 'events', { title: 'Events', path: '/events' });
  const event = { startsAt: '2026-11-28T18:00:00.000Z', endsAt: '', isAllDay: false };
  const place = { addressTitle: 'The mill', addressLine1: 'Mill Lane 3', mapLat: 51.38, mapLng: -2.36 };
  await aPost(site, id, 'Dance', { event, place });
  await aPost(site, id, 'Words alone', { event, place: { name: 'The yard', street: 'Quay 1' } });
  await publish(site);
  const page = (await visit(site, '/events/dance')).body;
  expect(page).toMatch(/<address><strong>The mill<\/strong><span>Mill Lane 3<\/span>/);
  expect(page).toContain('/api/maps/drawing?lat=51.38&amp;lng=-2.36');
  expect(page).toContain('https://maps.google.com/maps?q=Mill%20Lane%203');
  expect(page).toMatch(/<link[^>]*map|data-island="map"/);
  const words = (await visit(site, '/events/words-alone')).body;
  expect(words).toContain('<dd>The yard, Quay 1</dd>');
  expect(words).not.toContain('class="map"');
  expect((await visit(site, '/events')).body).toContain('>The yard<');
});
