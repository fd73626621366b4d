import { expect, test } from 'vitest';
import { ContributorRole } from '../enumerations/permissions.ts';
import { invitationEnd, invitationState } from './invitation.ts';
import { isRole, offeredRoles, roleNames, ROLES, tidyRoles } from './roles.ts';

test('every role has a name and one sentence of its own', () => {
  expect(ROLES.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Object.values(ContributorRole));
  expect(new Set(ROLES.map(({ name }) => name)).size).toBe(ROLES.length);
  for (const { summary } of ROLES) expect(summary).toMatch(/^[A-Z][^.]+\.$/);
});

test.each([
  [
    [10, 1],
    ['Admin', 'Viewer'],
  ],
  [[4], ['Editor']],
  [[99], []],
])('roles %j are called %j', (roles, names) => {
  expect(roleNames(roles)).toEqual(names);
});

test('roles that open nothing yet are offered to those alone who have them', () => {
  const unused = [
    ContributorRole.scheduling,
    ContributorRole.schedulingEditor,
    ContributorRole.schedulingViewer,
  ];
  const offered = (held: readonly number[]) => offeredRoles(held).map(({ id }) => id);
  expect(unused.filter((id) => offered([]).includes(id))).toEqual([]);
  expect(offered([]).length).toBe(ROLES.length - unused.length);
  expect(unused.filter((id) => offered([ContributorRole.scheduling]).includes(id))).toEqual([
    ContributorRole.scheduling,
  ]);
});

test('roles are kept once each', () => {
  expect(tidyRoles([4, 8, 4])).toEqual([4, 8]);
});

test.each([
  [1, true],
  [5, false],
  [14, false],
  [1.5, false],
  [-1, false],
])('%d is a role: %s', (id, known) => {
  expect(isRole(id)).toBe(known);
});

const sent = new Date('2026-01-01T12:00:00Z');
const open = { expiresAt: invitationEnd(sent), acceptedAt: null, revokedAt: null };

test.each([
  ['when it is sent', open, sent, 'open'],
  ['in the last second of the seventh day', open, new Date('2026-01-08T11:59:59Z'), 'open'],
  ['after seven days', open, new Date('2026-01-08T12:00:00Z'), 'expired'],
  ['once it is accepted', { ...open, acceptedAt: sent }, sent, 'used'],
  ['once it is revoked', { ...open, revokedAt: sent }, sent, 'revoked'],
  ['accepted long ago', { ...open, acceptedAt: sent }, new Date('2027-01-01'), 'used'],
])('%s it is …', (_, times, now, state) => {
  expect(invitationState(times, now)).toBe(state);
});
