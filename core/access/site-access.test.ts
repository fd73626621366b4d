import { describe, expect, test } from 'vitest';
import { SiteStatus, WebsiteType } from '../enumerations/sites.ts';
import {
  isIndexable,
  isPlanNeeded,
  isTemplatePreview,
  SERVED_STATUS,
  servedTo,
  STATUS_RULES,
  statusAt,
  strictest,
  TYPE_RULES,
  type AccessFacts,
  type Served,
  type Viewer,
  type Visibility,
} from './site-access.ts';

const open: AccessFacts = {
  status: SiteStatus.paid,
  type: WebsiteType.classic,
  visibility: 'public',
  hasPassword: false,
  isLive: true,
};
const VIEWERS: Viewer[] = ['stranger', 'unlocked', 'contributor'];

/** Status, then what a stranger, somebody with the password and a contributor get, and whether it is indexed. */
const rows: [keyof typeof SiteStatus, [Served, Served, Served], boolean][] = [
  ['expired', ['expired', 'expired', 'site'], false],
  ['pastDue', ['site', 'site', 'site'], true],
  ['trial', ['passwordLock', 'site', 'site'], false],
  ['beta', ['site', 'site', 'site'], true],
  ['removed', ['removed', 'removed', 'removed'], false],
  ['internal', ['site', 'site', 'site'], false],
  ['comped', ['site', 'site', 'site'], true],
  ['paid', ['site', 'site', 'site'], true],
  ['linked', ['site', 'site', 'site'], true],
  ['activeParkingPage', ['parking', 'parking', 'site'], false],
  ['resold', ['site', 'site', 'site'], true],
  ['resoldGracePeriod', ['site', 'site', 'site'], true],
  ['enterprise', ['site', 'site', 'site'], true],
];

test.each(rows)('%s', (name, expected, isIndexed) => {
  const facts = { ...open, status: SiteStatus[name], hasPassword: true };
  expect(VIEWERS.map((viewer) => servedTo(viewer, facts))).toEqual(expected);
  expect(isIndexable(facts)).toBe(isIndexed);
});

test('every status has a row here and words for its people', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(SiteStatus).sort());
  for (const { label, meaning } of Object.values(STATUS_RULES)) expect(label && meaning).toBeTruthy();
});

test.each<[string, Partial<AccessFacts>, [Served, Served, Served]]>([
  ['a cover page', { type: WebsiteType.coverPage }, ['frontPage', 'frontPage', 'site']],
  ['a parking page', { type: WebsiteType.parkingPage }, ['parking', 'parking', 'site']],
  ['a shop', { type: WebsiteType.commerce }, ['site', 'site', 'site']],
  ['an enterprise site', { type: WebsiteType.enterprise }, ['site', 'site', 'site']],
  [
    'a cover page with a password',
    { type: WebsiteType.coverPage, visibility: 'password', hasPassword: true },
    ['passwordLock', 'frontPage', 'site'],
  ],
  ['a site with a password', { visibility: 'password', hasPassword: true }, ['passwordLock', 'site', 'site']],
  ['a password that was never set', { visibility: 'password' }, ['privateLock', 'privateLock', 'site']],
  ['a private site', { visibility: 'private', hasPassword: true }, ['privateLock', 'privateLock', 'site']],
  ['a trial without a password', { status: SiteStatus.trial }, ['privateLock', 'privateLock', 'site']],
  [
    'a private trial',
    { status: SiteStatus.trial, visibility: 'private', hasPassword: true },
    ['privateLock', 'privateLock', 'site'],
  ],
  [
    'an expired site with a password',
    { status: SiteStatus.expired, visibility: 'password', hasPassword: true },
    ['expired', 'expired', 'site'],
  ],
  ['a site that is not live', { isLive: false }, ['notLive', 'notLive', 'site']],
  [
    'a site that shows itself by password before it is live',
    { isLive: false, visibility: 'password', hasPassword: true },
    ['passwordLock', 'site', 'site'],
  ],
  ['a trial that is not live', { isLive: false, status: SiteStatus.trial }, ['notLive', 'notLive', 'site']],
  ['a public site that kept its password', { hasPassword: true }, ['site', 'site', 'site']],
])('%s', (_, change, expected) => {
  expect(VIEWERS.map((viewer) => servedTo(viewer, { ...open, ...change }))).toEqual(expected);
});

test('a page that stands in for a site answers as what it is', () => {
  expect(SERVED_STATUS).toEqual({
    site: 200,
    frontPage: 200,
    parking: 200,
    passwordLock: 401,
    privateLock: 401,
    notLive: 200,
    expired: 403,
    removed: 410,
  });
});

test('a plan is needed where visitors stay out for want of one', () => {
  const needed = Object.entries(SiteStatus).filter(([, status]) => isPlanNeeded(status));
  expect(needed.map(([name]) => name).sort()).toEqual(['expired', 'trial']);
});

test.each([
  ['template-atelier-1', SiteStatus.internal, true],
  ['template-atelier-1', SiteStatus.paid, false],
  ['my-site', SiteStatus.internal, false],
])('%s with status %i shows a template: %s', (identifier, siteStatus, isIt) => {
  expect(isTemplatePreview({ identifier, siteStatus })).toBe(isIt);
});

test('search engines may list no status but those that are open to all', () => {
  for (const { effect } of Object.values(STATUS_RULES).filter(({ isIndexed }) => isIndexed))
    expect(effect).toBe('open');
});

test('every type is known', () => {
  expect(Object.keys(TYPE_RULES).map(Number)).toEqual(Object.values(WebsiteType));
});

describe('over all combinations', () => {
  const all = Object.values(SiteStatus).flatMap((status) =>
    Object.values(WebsiteType).flatMap((type) =>
      (['public', 'password', 'private'] as const).flatMap((visibility) =>
        [true, false].flatMap((hasPassword) =>
          [true, false].map((isLive): AccessFacts => ({ status, type, visibility, hasPassword, isLive })),
        ),
      ),
    ),
  );

  test('a password never shows less than none, and never opens what is private', () => {
    const closed: Served[] = ['passwordLock', 'privateLock', 'notLive', 'expired', 'removed'];
    for (const facts of all) {
      const [stranger, unlocked] = VIEWERS.map((viewer) => servedTo(viewer, facts));
      if (!closed.includes(stranger as Served)) expect([facts, unlocked]).toEqual([facts, stranger]);
      if (facts.visibility === 'private') expect([facts, unlocked]).toEqual([facts, stranger]);
    }
  });

  test('what a stranger is refused is not indexed', () => {
    for (const facts of all.filter((each) => SERVED_STATUS[servedTo('stranger', each)] !== 200))
      expect([facts, isIndexable(facts)]).toEqual([facts, false]);
  });

  test('no stranger sees or finds what is not live', () => {
    for (const facts of all.filter((each) => !each.isLive)) {
      expect(['site', 'frontPage']).not.toContain(servedTo('stranger', facts));
      expect([facts, isIndexable(facts)]).toEqual([facts, false]);
    }
  });
});

test.each([
  ['before its end', SiteStatus.trial, '2030-01-02T00:00:00Z', SiteStatus.trial],
  ['at its end', SiteStatus.trial, '2030-01-01T00:00:00Z', SiteStatus.expired],
  ['after its end', SiteStatus.trial, '2029-01-01T00:00:00Z', SiteStatus.expired],
  ['without an end', SiteStatus.trial, null, SiteStatus.trial],
  ['of a site that was paid for since', SiteStatus.paid, '2029-01-01T00:00:00Z', SiteStatus.paid],
])('a trial %s', (_, siteStatus, ends, expected) => {
  const trialEndsAt = ends === null ? null : new Date(ends);
  expect(statusAt({ siteStatus, trialEndsAt }, new Date('2030-01-01T00:00:00Z'))).toBe(expected);
});

test.each<[Visibility, Visibility, Visibility]>([
  ['public', 'private', 'private'],
  ['private', 'password', 'private'],
  ['password', 'public', 'password'],
  ['public', 'public', 'public'],
])('of %s and %s, %s counts', (one, other, expected) => {
  expect(strictest(one, other)).toBe(expected);
});
