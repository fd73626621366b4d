/**
 * Tables that belong to the platform and not to one site. Whatever is not named here must have a
 * `site_id`, and row-level security is forced on it.
 */
export const PLATFORM_TABLES = [
  'account_tokens',
  'accounts',
  'domains',
  'handoffs',
  'login_failures',
  'mails',
  'sessions',
  'sites',
  'test_payments',
  'test_refunds',
];

export const APP_ROLE = 'plinth_app';

/** An account may see its own memberships on every site; everything else is seen one site at a time. */
const POLICIES: Record<string, string> = {
  memberships: `site_id = current_setting('plinth.site_id', true) or account_id = current_setting('plinth.account_id', true)`,
};
const TENANT_POLICY = `site_id = current_setting('plinth.site_id', true)`;

/** Idempotent, run after each migration: a new table with a `site_id` cannot be forgotten. */
export function securingStatements(tenantTables: readonly string[]): string[] {
  return tenantTables.flatMap((table) => [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `drop policy if exists tenant on "${table}"`,
    `create policy tenant on "${table}" using (${POLICIES[table] ?? TENANT_POLICY})`,
  ]);
}

export const TENANT_TABLES_QUERY = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'site_id' order by 1`;
