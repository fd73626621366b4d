import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERMISSIONS_PAGE, permissionsPage } from './permissions-page.ts';

test('docs/permissions.md is what the contract says; otherwise run `node scripts/permissions-page.ts`', () => {
  expect(readFileSync(PERMISSIONS_PAGE, 'utf8')).toBe(permissionsPage());
});
