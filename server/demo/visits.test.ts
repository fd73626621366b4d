import { expect, test } from 'vitest';
import { HitKind } from '#core/analytics/hits.ts';
import { samplesOf } from '#core/speed/samples.ts';
import { goalsOf, madeUpForms, madeUpPopup, madeUpSpeed } from './figures.ts';
import { madeUpVisits } from './visits.ts';

const site = {
  paths: ['/', '/about'],
  products: ['jam'],
  buttons: new Map([['/', ['Shop now', 'Read more']]]),
  forms: ['contact'],
  orders: [
    { placedAt: new Date('2026-05-02T09:00:00Z'), totalCents: 1950 },
    { placedAt: new Date('2026-01-02T09:00:00Z'), totalCents: 880 },
  ],
  letters: [{ daysAgo: 48, subject: 'New oil' }],
  seed: 1,
  until: new Date('2026-05-10T12:00:00Z'),
};

test('the same story is told each time, in the past, and what was bought is among it', () => {
  const hits = madeUpVisits(site);
  expect(madeUpVisits(site)).toEqual(hits);
  expect(hits.length).toBeGreaterThan(3000);
  expect(hits.length).toBeLessThan(25_000);
  expect(hits.every(({ at }) => at < site.until)).toBe(true);
  const count = (kind: number) => hits.filter((hit) => hit.kind === kind).length;
  expect(count(HitKind.cart)).toBeGreaterThan(count(HitKind.order));
  // What was bought before anybody was counted is no visit.
  expect(hits.filter(({ kind }) => kind === HitKind.order)).toMatchObject([{ value: 1950 }]);
});

test('buttons are seen more often than they are pressed, and forms are sent', () => {
  const hits = madeUpVisits(site);
  const count = (kind: number, target: string) =>
    hits.filter((hit) => hit.kind === kind && hit.target === target).length;
  const [first, second] = ['Shop now', 'Read more'].map((label) => count(HitKind.buttonRender, label));
  expect(first).toBeGreaterThan(second ?? 0);
  expect(count(HitKind.buttonClick, 'Shop now')).toBeGreaterThan(20);
  expect(count(HitKind.buttonClick, 'Shop now')).toBeLessThan(first ?? 0);
  expect(count(HitKind.form, 'contact')).toBeGreaterThan(20);
});

test('fewer begin a form than see it, and fewer still send it', () => {
  const forms = [{ id: 'contact', form: { fields: [{ id: 'name' }, { id: 'message' }] } }];
  const counts = madeUpForms({ forms, seed: 1, until: site.until });
  const sum = (event: string) =>
    counts.filter((row) => row.event === event).reduce((total, { count = 0 }) => total + count, 0);
  const [views, starts, submits] = ['view', 'start', 'submit'].map(sum);
  expect(starts).toBeLessThan(views ?? 0);
  expect(submits).toBeLessThan(starts ?? 0);
  expect(sum('exit')).toBe((starts ?? 0) - (submits ?? 0));
  expect(counts.every(({ day }) => day < '2026-05-10')).toBe(true);
});

test('pages are fast for most, and figures fit', () => {
  const figures = madeUpSpeed({ paths: site.paths, picture: 'hero.jpg', seed: 1 });
  expect(figures.flatMap(samplesOf)).toHaveLength(figures.length * 5);
});

test.each<[Parameters<typeof goalsOf>[0], string[]]>([
  [{}, []],
  [{ forms: [{ id: 'contact', form: { name: 'Contact' } }] }, ['Contact']],
])('%j has the goals %j', (template, names) => {
  expect(goalsOf(template).map(({ name }) => name)).toEqual(names);
});

test('who comes by a newsletter comes by the latest, mostly right after it', () => {
  const ofLetter = madeUpVisits(site).filter(({ campaign }) => campaign === 'New oil');
  const ages = ofLetter.map(({ at }) => (site.until.getTime() - at.getTime()) / 86_400_000);
  expect(Math.max(...ages)).toBeLessThan(49);
  expect(ages.filter((age) => age > 46).length).toBeGreaterThan(ages.length / 8);
});

test('a pop-up is closed more often than it is signed up at, and never more often than it is shown', () => {
  const counts = madeUpPopup(site);
  expect(madeUpPopup(site)).toEqual(counts);
  const sum = (event: string) =>
    counts.reduce((all, each) => all + (each.event === event ? each.count : 0), 0);
  expect(sum('render')).toBeGreaterThan(sum('close') + sum('submit'));
  expect(sum('close')).toBeGreaterThan(sum('submit'));
  expect(sum('submit')).toBeGreaterThan(30);
  expect(counts.every(({ day }) => day < '2026-05-10')).toBe(true);
});
