import { describe, expect, test } from 'vitest';
import {
  announcementFields,
  announcementName,
  announcementState,
  nextAnnouncementChange,
  type Announcement,
} from './announcement.ts';

const NOON = '2026-11-16T12:00:00.000Z';
const EARLIER = '2026-11-16T11:00:00.000Z';
const LATER = '2026-11-16T13:00:00.000Z';
const LATEST = '2026-11-16T14:00:00.000Z';

const bar = (change: Partial<Announcement> = {}): Announcement => ({
  ...announcementFields.initial,
  showAnnouncementBar: true,
  text: 'Sale',
  ...change,
});

describe.each<[string, Partial<Announcement>, visitors: string | undefined, accounts: string | undefined]>([
  ['on', {}, 'shown', 'shown'],
  ['off', { showAnnouncementBar: false }, undefined, 'hidden'],
  ['without words', { text: ' ' }, undefined, undefined],
  ['off and without words', { showAnnouncementBar: false, text: '' }, undefined, undefined],
  ['from earlier', { from: EARLIER }, 'shown', 'shown'],
  ['from now', { from: NOON }, 'shown', 'shown'],
  ['from later', { from: LATER }, undefined, 'hidden'],
  ['until earlier', { until: EARLIER }, undefined, 'hidden'],
  ['until now', { until: NOON }, undefined, 'hidden'],
  ['until later', { until: LATER }, 'shown', 'shown'],
  ['between', { from: EARLIER, until: LATER }, 'shown', 'shown'],
  ['the wrong way round', { from: LATER, until: EARLIER }, undefined, 'hidden'],
])('a bar that is %s', (_, change, visitors, accounts) => {
  test.each([
    [false, visitors],
    [true, accounts],
  ])('signed in: %s', (isSignedIn, state) => {
    expect(announcementState(bar(change), { isSignedIn, now: new Date(NOON) })).toBe(state);
  });
});

test.each<[Partial<Announcement>, string | undefined]>([
  [{}, undefined],
  [{ from: EARLIER }, undefined],
  [{ from: LATER }, LATER],
  [{ until: LATER }, LATER],
  [{ from: LATER, until: LATEST }, LATER],
  [{ from: EARLIER, until: LATEST }, LATEST],
  [{ from: NOON }, undefined],
  [{ until: LATER, showAnnouncementBar: false }, undefined],
  [{ until: LATER, text: '' }, undefined],
])('%j changes by the clock at %s', (change, at) => {
  expect(nextAnnouncementChange(bar(change), new Date(NOON))?.toISOString()).toBe(at);
});

test.each<[string, Partial<Announcement>, boolean]>([
  ['text', { text: 'Sales' }, false],
  ['link', { target: { href: '/sale', newWindow: false } }, false],
  ['colours', { tone: 'ink' }, true],
  ['dates', { until: LATER }, true],
])('another %s', (_, change, isSame) => {
  expect(announcementName(bar(change)) === announcementName(bar())).toBe(isSame);
});
