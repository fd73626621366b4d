import type { Client } from 'pg';

export const APP_ROLE = 'plinth_app';

/** Who sees a row: what `all` says may also be written; `read` and `insert` add to it. */
interface Policy {
  all: string;
  read?: string;
  insert?: string;
}

const ofSite = (column: string) => `${column} = current_setting('plinth.site_id', true)`;

/** Everything is seen one site at a time, but for what is named here. */
const POLICIES: Readonly<Record<string, Policy>> = {
  /** An account may see its own memberships on every site. */
  memberships: { all: `${ofSite('site_id')} or account_id = current_setting('plinth.account_id', true)` },
  /** Every request asks whose a verified host is; nothing else about domains leaves their site. */
  domains: { all: ofSite('owner_site'), read: 'verified_at is not null' },
  /**
   * One mail is seen by whoever delivers it, all to an address by its account, and what could not be sent by those
   * who run the server. Mails of the platform are of no site.
   */
  mails: {
    all: `${ofSite('owner_site')} or id = current_setting('plinth.mail_id', true) or (state <> 'sent' and current_setting('plinth.unsent_mails', true) = 'on')`,
    read: `"to" = current_setting('plinth.mailbox', true)`,
    insert: 'owner_site is null',
  },
  /** Ids and moments alone: whoever looks for what is due asks all sites at once. */
  subscriptions_due: { all: ofSite('site_id'), read: 'true' },
  weekly_reports: { all: ofSite('site_id'), read: 'true' },
  sites_due: { all: ofSite('site_id'), read: 'true' },
  /** Hashes and numbers alone: bytes are removed once no site has them. */
  file_uses: { all: ofSite('site_id'), read: 'true' },
  hit_marks: { all: ofSite('site_id'), read: 'true' },
  /** Words alone, by which what is closed is found; who searches names the site, and reads no more than its rows. */
  search_entries: { all: ofSite('site_id'), read: 'true' },
};

const policyOf = (table: string): Policy => POLICIES[table] ?? { all: ofSite('site_id') };
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What the comment on a policy says, so that it is known to be done. */
function describe({ all, read, insert }: Policy): string {
  return [all, read && `read: ${read}`, insert && `insert: ${insert}`].filter(Boolean).join('; ');
}

/** What closes one table to other sites. */
export function securingStatements(table: string): string[] {
  const policy = policyOf(table);
  const { all, read, insert } = policy;
  return [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    ...['tenant', 'tenant_read', 'tenant_insert'].map(
      (name) => `drop policy if exists ${name} on "${table}"`,
    ),
    `create policy tenant on "${table}" using (${all})`,
    ...(read ? [`create policy tenant_read on "${table}" for select using (${read})`] : []),
    ...(insert ? [`create policy tenant_insert on "${table}" for insert with check (${insert})`] : []),
    `comment on policy tenant on "${table}" is ${literal(describe(policy))}`,
  ];
}

/** The column that names the site: `owner_site` where a row may be of none, or of several before one is proved. */
const TENANT_TABLES_QUERY = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as closed, obj_description(p.oid, 'pg_policy') as policy
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname in ('site_id', 'owner_site') and not a.attisdropped
  left join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

/**
 * Tables that a new version brought, or whose rule it changed: a table with a `site_id` cannot be forgotten.
 * Those that are closed already are left alone, because closing one again would wait for every visitor of the other nodes.
 */
export async function tablesToSecure(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; closed: boolean; policy: string | null }>(
    TENANT_TABLES_QUERY,
  );
  return rows
    .filter(({ name, closed, policy }) => !closed || policy !== describe(policyOf(name)))
    .map(({ name }) => name);
}
