import { DAY_MS } from '#core/durations.ts';
import { withoutDraft, PREVIEW_PARAMETER } from '#core/editing/draft-view.ts';
import { isSamePlacePath } from '#core/site/paths.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { PreviewLink } from '#contract/content/previews.ts';
import { digest, newSecret } from '../secrets/secrets.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

/** What {@link newSecret} makes; anything else is not looked up. */
const TOKEN = /^[\w-]{43}$/;

/** Links that show the drafts to somebody without an account: unguessable, expiring, revocable. */
export function makePreviews(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  return {
    async list(siteId: string): Promise<PreviewLink[]> {
      return (await db.readSite(siteId, (tx) => store.listWorking(tx, now()))).map(toLink);
    },

    async create(
      actor: Actor,
      baseUrl: string,
      input: { days: number; note?: string | undefined; path?: string | undefined },
    ): Promise<(PreviewLink & { url: string }) | Failure> {
      const { days, note = '', path = '/' } = input;
      if (!isSamePlacePath(path))
        return fail('invalid', { errors: { path: 'Must be an address of this site.' } });
      const token = newSecret();
      const row = await db.site(actor.siteId, async (tx) => {
        const inserted = await store.insert(tx, {
          siteId: actor.siteId,
          id: newId(),
          note,
          tokenHash: digest(token),
          createdBy: actor.accountId,
          createdAt: now(),
          expiresAt: new Date(now().getTime() + days * DAY_MS),
        });
        await recordAction(tx, { ...actor, action: 'preview.create', detail: { id: inserted.id, days } });
        return inserted;
      });
      const url = new URL(withoutDraft(path), baseUrl);
      url.searchParams.set(PREVIEW_PARAMETER, token);
      return { ...toLink(row), url: url.href };
    },

    async revoke(actor: Actor, id: string): Promise<{ ok: true } | Failure> {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.revoke(tx, id, now()))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'preview.revoke', detail: { id } });
        return { ok: true };
      });
    },

    /** How many seconds the link still works; undefined when it does not. Asked on every page, so that a revoked link ends at once. */
    async secondsLeft(siteId: string, token: string): Promise<number | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const row = await db.readSite(siteId, (tx) => store.findWorking(tx, digest(token), now()));
      return row && Math.ceil((row.expiresAt.getTime() - now().getTime()) / 1000);
    },

    /** Somebody followed the link, which its maker can see. */
    async opened(siteId: string, token: string): Promise<void> {
      await db.site(siteId, (tx) => store.countOpening(tx, digest(token), now()));
    },
  };
}

export type Previews = ReturnType<typeof makePreviews>;

function toLink(row: store.PreviewRow & { createdByName?: string | null }): PreviewLink {
  return {
    id: row.id,
    note: row.note,
    by: row.createdBy,
    byName: row.createdByName ?? null,
    opens: row.opens,
    openedAt: row.openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
