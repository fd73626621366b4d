import { sql } from 'drizzle-orm';
import { FILE_ADDRESS, findMentions } from '../content/mentions.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { findProductMentions } from '../products/mentions.ts';
import type { Passes, SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';

const MAX_SITES = 1000;

/** Files of a site, each with the pages and collections for members that show it. */
type ShownTo = ReadonlyMap<string, readonly string[]>;

/** Every live document of these pages and collections with its translations, and the page or collection it belongs to. */
async function listDocuments(tx: Tx, owners: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; owner: string }>(sql`
    with written as (
      select id, id as owner from documents where id in ${owners}
      union all
      select document_id as id, collection_id as owner from items where is_live and collection_id in ${owners}
    )
    select id, owner from written
    union all
    select d.id, w.owner from documents d join written w on w.id = split_part(d.key, '@', 1)
    where d.kind = 'translation'`);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** Files by every address that pages can name them by. */
async function listNames(tx: Tx, documents: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    with named as (
      select distinct m[1] as name from documents d
      join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
      cross join lateral regexp_matches(r.body::text, '${sql.raw(FILE_ADDRESS)}', 'g') m
      where d.id in ${documents}
    ), files as (
      select a.id from assets a where '/images/' || a.id || '/' in (select name from named)
      union
      select f.asset_id from file_names f where '/s/' || f.name in (select name from named)
    )
    select id, '/images/' || id || '/' as name from files
    union all
    select f.asset_id as id, '/s/' || f.name as name from file_names f where f.asset_id in (select id from files)`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A file is for members while pages for members show it and nothing else that is live does. */
async function listForMembers(tx: Tx, owners: readonly string[]): Promise<ShownTo> {
  const documents = await listDocuments(tx, owners);
  const files = await listNames(tx, [...documents.keys()]);
  const names = [...files.keys()];
  const mentions = [...(await findMentions(tx, names)), ...(await findProductMentions(tx, names))];
  const shown = new Map<string, string[]>();
  const open = new Set<string>();
  for (const { documentId, isLive, names: named } of mentions) {
    if (!isLive) continue;
    const owner = documents.get(documentId);
    for (const id of named.flatMap((name) => files.get(name) ?? [])) {
      if (owner === undefined) open.add(id);
      else shown.set(id, [...(shown.get(id) ?? []), owner]);
    }
  }
  for (const id of open) shown.delete(id);
  return shown;
}

/** Which files only members get. Every change of a page or of who may see it is another version of the site. */
export function makeMemberFiles(deps: { db: Database; snapshots: Snapshots; admission: SiteAdmission }) {
  const { db, snapshots, admission } = deps;
  const known = new Map<string, { version: number; files: Promise<ShownTo> }>();

  async function filesOf(site: Site): Promise<ShownTo | undefined> {
    const { locks, version } = await snapshots.of(site);
    const owners = [...locks].flatMap(([id, { by }]) => (by === 'members' ? [id] : []));
    if (owners.length === 0) return undefined;
    const before = known.get(site.id);
    if (before?.version === version) return before.files;
    const files = db.readSite(site.id, (tx) => listForMembers(tx, owners));
    if (known.size >= MAX_SITES) known.clear();
    known.set(site.id, { version, files });
    files.catch(() => known.delete(site.id));
    return files;
  }

  return {
    /** Whether a file is for everybody, for members and whoever asks is one, or for others. */
    async ask(
      site: Site,
      fileId: string,
      passesOf: () => Promise<Passes>,
    ): Promise<'open' | 'theirs' | 'closed'> {
      const owners = (await filesOf(site))?.get(fileId);
      if (!owners) return 'open';
      const passes = await passesOf();
      for (const id of owners)
        if ((await admission.toPage(site, id, passes)).lockedPage === undefined) return 'theirs';
      return 'closed';
    },
  };
}

export type MemberFiles = ReturnType<typeof makeMemberFiles>;
