import { expect, test } from 'vitest';
import { hasPermission, Permission, permissionsOf } from '../enumerations/permissions.ts';
import { CommercePermission, FINER, finerNames, isFiner, tidyPermissions } from './finer-permissions.ts';

test('both ranges are listed in full, each number once', () => {
  const idsOf = (area: string) => FINER.filter((each) => each.area === area).map(({ id }) => id);
  expect([idsOf('settings').at(0), idsOf('settings').at(-1), idsOf('settings').length]).toEqual([
    1210, 1233, 24,
  ]);
  expect([idsOf('commerce').at(0), idsOf('commerce').at(-1), idsOf('commerce').length]).toEqual([
    1410, 1422, 13,
  ]);
});

test('each is granted by its area and by nothing else', () => {
  for (const { id, area } of FINER) {
    expect(hasPermission([Permission.settings], id)).toBe(area === 'settings');
    expect(hasPermission([Permission.commerce], id)).toBe(area === 'commerce');
    expect(hasPermission([Permission.admin], id)).toBe(true);
    expect(hasPermission([Permission.contentManager], id)).toBe(false);
  }
});

test('a part of an area opens neither the whole nor another part, but the admin', () => {
  const held = permissionsOf([], [CommercePermission.viewOrders]);
  expect(held).toEqual([Permission.config, CommercePermission.viewOrders]);
  for (const { id } of FINER) expect(hasPermission(held, id)).toBe(id === CommercePermission.viewOrders);
  expect(hasPermission(held, Permission.commerce)).toBe(false);
  expect(permissionsOf([], [])).toEqual([Permission.authenticated]);
});

test('they are kept once, in order, and without what is on no list', () => {
  expect(tidyPermissions([1422, 1414, 1414, 1232, 2010, 2])).toEqual([1232, 1414, 1422]);
  expect(finerNames([1422, 1414])).toEqual(['View orders', 'Payment providers']);
});

test('those of both lists are finer ones, and no others', () => {
  expect(FINER.every(({ id }) => isFiner(id))).toBe(true);
  expect([Permission.admin, 1209, 1234, 2010].filter(isFiner)).toEqual([]);
});
