import { expect, test } from 'vitest';
import {
  CODE_PERMISSION,
  ContributorRole,
  hasAny,
  hasPermission,
  isPermission,
  isViewerOnly,
  Permission,
  permissionsOf,
  permissionsOfRoles,
} from './permissions.ts';

test.each([
  [[12], 1215, true],
  [[12], 12, true],
  [[14], 1215, false],
  [[14], 1410, true],
  [[14], 1422, true],
  [[14], 1423, false],
  [[15], 1517, true],
  [[1233], 1233, true],
  [[1233], 12, false],
  [[12], 1610, false],
  [[2], 1610, true],
  [[2], 1919, true],
  [[2], 14, true],
  [[1], 2, false],
  [[0], 1, false],
  [[2], 2010, false],
  [[2010], 2010, true],
])('holding %j, asking for %i: %s', (held, wanted, allowed) => {
  expect(hasPermission(held, wanted)).toBe(allowed);
});

test.each([
  [0, true],
  [16, false],
  [17, true],
  [18, true],
  [1209, false],
  [1210, true],
  [1233, true],
  [1234, false],
  [1409, false],
  [1410, true],
  [1422, true],
  [1423, false],
  [1509, false],
  [1510, true],
  [1517, true],
  [1518, false],
  [1609, false],
  [1610, true],
  [1619, true],
  [1620, false],
  [1909, false],
  [1910, true],
  [1919, true],
  [1920, false],
  [2009, false],
  [2010, true],
  [2068, true],
  [2069, false],
  [1210.5, false],
])('%d is a permission: %s', (id, known) => {
  expect(isPermission(id)).toBe(known);
});

test.each([
  ['billing', 'config', [1, 1210]],
  ['reporting', 'config', [1, 13]],
  ['editor', 'config', [1, 11]],
  ['storeManager', 'config', [1, 14]],
  ['campaignsEditor', 'config', [1, 15]],
  ['moderator', 'config', [1, 1233]],
  ['scheduling', 'config', [1, 1910, 1911, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919]],
  ['schedulingViewer', 'config', [1, 1910]],
  ['schedulingEditor', 'config', [1, 1910, 1911]],
  ['commenter', 'authenticated', [0]],
  ['viewer', 'authenticated', [0]],
] as const)('role %s', (role, least, permissions) => {
  const held = permissionsOfRoles([ContributorRole[role]]);
  expect(held).toEqual(permissions);
  expect(hasPermission(held, Permission[least])).toBe(true);
  expect(hasPermission(held, Permission.admin)).toBe(false);
});

test('an admin may do everything on the site', () => {
  const held = permissionsOfRoles([ContributorRole.admin]);
  expect(held).toEqual([1, 2, 11, 12, 13, 14, 15, 17, 18]);
  expect(hasPermission(held, 1215)).toBe(true);
});

test.each([
  [[Permission.config, Permission.commerce], [Permission.newsletter, Permission.commerce], true],
  [[Permission.config], [Permission.newsletter, Permission.commerce], false],
  [[Permission.admin], [CODE_PERMISSION], true],
  [[Permission.contentManager], [CODE_PERMISSION], false],
  [[Permission.config], [], false],
])('%j opens one of %j: %s', (held, wanted, isOpen) => {
  expect(hasAny(held, wanted)).toBe(isOpen);
});

test('permissions are told in the order of their numbers, whatever they come from', () => {
  const both = permissionsOf([ContributorRole.storeManager, ContributorRole.editor], [1414, 1232]);
  expect(both).toEqual([1, 11, 14, 1232, 1414]);
  expect(permissionsOfRoles([ContributorRole.storeManager, ContributorRole.editor])).toEqual([1, 11, 14]);
});

test('roles add up', () => {
  expect(permissionsOfRoles([ContributorRole.editor, ContributorRole.storeManager])).toEqual([1, 11, 14]);
});

test.each([
  [[], false],
  [[10], true],
  [[10, 4], false],
  [[4], false],
])('roles %j are viewer only: %s', (roles, only) => {
  expect(isViewerOnly(roles)).toBe(only);
});
