import { readSettings } from '#core/settings/groups.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { MailLook } from '#site/mails/look.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Tx } from '../database/database.ts';
import { askOnce } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';

type Documents = Awaited<ReturnType<Bundle['entry']>>['documents'];

const finding = statement<{ kind: string; body: unknown }>(
  'find-look-of-site',
  `select d.kind, r.body from documents d
   join revisions r on r.document_id = d.id and r.number = coalesce(d.live_revision, d.draft_revision)
   where d.site_id = $1 and (d.kind = 'theme' or (d.kind = 'settings' and d.key = 'site'))`,
);

/** Name, logo and colours of a site as its visitors see them; undefined while it has no look of its own. */
export const lookOf = (tx: Tx, siteId: string, documents: Documents): Promise<MailLook | undefined> =>
  askOnce(tx, `look-of ${siteId}`, () => readLook(tx, siteId, documents));

async function readLook(tx: Tx, siteId: string, documents: Documents): Promise<MailLook | undefined> {
  const rows = await finding(tx, [siteId]);
  const bodies = new Map(rows.map(({ kind, body }) => [kind, body]));
  if (!bodies.has('theme')) return undefined;
  const theme = documents.fieldsOf('theme', 'theme')?.read(bodies.get('theme')) as Theme;
  const { site } = readSettings({ site: bodies.get('settings') });
  return { title: site.title, logo: site.logo.src, seeds: theme.light };
}
