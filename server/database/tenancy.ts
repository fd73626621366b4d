import type { Client } from 'pg';

export const APP_ROLE = 'plinth_app';

/** An account may see its own memberships on every site; everything else is seen one site at a time. */
const POLICIES: Record<string, string> = {
  memberships: `site_id = current_setting('plinth.site_id', true) or account_id = current_setting('plinth.account_id', true)`,
};
const TENANT_POLICY = `site_id = current_setting('plinth.site_id', true)`;

const policyOf = (table: string) => POLICIES[table] ?? TENANT_POLICY;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What closes one table to other sites. The comment says by which rule, so that it is known to be done. */
export function securingStatements(table: string): string[] {
  const policy = policyOf(table);
  return [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `drop policy if exists tenant on "${table}"`,
    `create policy tenant on "${table}" using (${policy})`,
    `comment on policy tenant on "${table}" is ${literal(policy)}`,
  ];
}

const TENANT_TABLES_QUERY = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as closed, obj_description(p.oid, 'pg_policy') as policy
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped
  left join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

/**
 * Tables that a new version brought, or whose rule it changed: a table with a `site_id` cannot be forgotten.
 * Those that are closed already are left alone, because closing one again would wait for every visitor of the other nodes.
 */
export async function tablesToSecure(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; closed: boolean; policy: string | null }>(
    TENANT_TABLES_QUERY,
  );
  return rows
    .filter(({ name, closed, policy }) => !closed || policy !== policyOf(name))
    .map(({ name }) => name);
}
