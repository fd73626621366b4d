import { documentTitle } from '#core/content/documents.ts';
import { hasPath, type DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import type { CodeEntry } from '#contract/code.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { titlesOf, type CodeApproval } from './approval.ts';
import * as store from './store.ts';

/** What code there is on a site, and who let it run. */
export function makeCode(deps: { db: Database; codeApproval: CodeApproval; now: () => Date }) {
  const { db, codeApproval, now } = deps;

  return {
    async list(siteId: string): Promise<CodeEntry[]> {
      return db.readSite(siteId, async (tx) => {
        const found = (await store.listCarriers(tx)).flatMap((row) =>
          codeApproval.piecesIn(row).map((piece) => ({ row, piece })),
        );
        if (found.length === 0) return [];
        const approved = new Map(
          (
            await store.listApproved(
              tx,
              found.map(({ piece }) => piece.hash),
            )
          ).map((one) => [one.hash, one]),
        );
        const entries = new Map<string, CodeEntry>();
        for (const { row, piece } of found) {
          const { documentId, kind, key, body } = row;
          const name = `${documentId} ${piece.hash}`;
          const approval = approved.get(piece.hash);
          const known = entries.get(name);
          // The live one and the draft of a document mostly say the same.
          if (known) {
            if (row.isLive) known.state = 'live';
            continue;
          }
          const written = await store.findFirstWith(tx, documentId, piece.code);
          entries.set(name, {
            hash: piece.hash,
            documentId,
            kind,
            key,
            title: documentTitle(kind, key, body),
            path: pathOf(kind, body),
            label: piece.label,
            place: piece.place,
            code: piece.code,
            state: row.isLive ? 'live' : approval ? 'approved' : 'waiting',
            writtenBy: written?.by ?? null,
            writtenAt: (written?.at ?? now()).toISOString(),
            approvedBy: approval?.by ?? null,
            approvedAt: approval?.at?.toISOString() ?? null,
          });
        }
        return [...entries.values()];
      });
    },

    async approve(
      { siteId, accountId }: { siteId: string; accountId: string },
      hash: string,
    ): Promise<{ ok: true } | Failure> {
      return db.site(siteId, async (tx) => {
        const pieces = (await store.listCarriers(tx))
          .flatMap(codeApproval.piecesIn)
          .filter((piece) => piece.hash === hash);
        if (pieces.length === 0) return fail('notFound');
        await store.approve(tx, [{ siteId, hash, approvedBy: accountId, approvedAt: now() }]);
        await recordAction(tx, {
          siteId,
          accountId,
          action: 'code.approve',
          detail: { titles: titlesOf(pieces) },
        });
        return { ok: true };
      });
    },
  };
}

export type Code = ReturnType<typeof makeCode>;

function pathOf(kind: DocumentKind, body: unknown): string | null {
  return hasPath(kind) && isRecord(body) && typeof body.path === 'string' ? body.path : null;
}
