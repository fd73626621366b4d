import { expect, test } from 'vitest';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { ROLES } from '#core/people/roles.ts';
import { checkPermissions, checkRoles, noRole } from './check-roles.ts';

test('only roles and permissions that there are', () => {
  const roles = ROLES.map(({ id }) => id);
  expect(checkRoles(roles)).toBeUndefined();
  expect(checkRoles([...roles, 999_999])).toMatchObject({
    code: 'unknownRole',
    details: { errors: { roles: expect.any(String) } },
  });
  expect(checkPermissions([CommercePermission.exportOrders])).toBeUndefined();
  expect(checkPermissions([CommercePermission.exportOrders, 999_999])).toMatchObject({
    details: { errors: { permissions: expect.any(String) } },
  });
  expect(noRole()).toMatchObject({ details: { errors: { roles: expect.any(String) } } });
});
