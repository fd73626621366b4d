import { createHash } from 'node:crypto';
import { documentTitle, type Documents } from '#core/content/documents.ts';
import { CODE_PERMISSION, hasPermission } from '#core/enumerations/permissions.ts';
import { codePiecesOf, type CodePiece } from '#core/publishing/code-pieces.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Change } from '#contract/content/content.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Mailing } from '../mail/service.ts';
import type { Sites } from '../sites/service.ts';
import * as store from './store.ts';

/** Who publishes; without permissions it is the product itself. */
interface Publisher {
  siteId: string;
  accountId: string | null;
  permissions?: readonly number[];
}

export type FoundPiece = CodePiece & { hash: string; documentId: string; title: string };

export const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

export const mayApprove = ({ permissions }: Pick<Publisher, 'permissions'>): boolean =>
  permissions === undefined || hasPermission(permissions, CODE_PERMISSION);

/** Where the screen with all code of a site is. */
const CODE_PATH = '/config/settings/code-approval';

/**
 * Code of somebody who may not put it on the site waits for somebody who may. What is live already, or was let through
 * before, may be published by everybody who may publish at all.
 */
export function makeCodeApproval(deps: {
  db: Database;
  documents: Documents;
  mail: Mailing;
  sites: Sites;
  now: () => Date;
}) {
  const { db, documents, mail, sites, now } = deps;

  const piecesIn = (row: store.CarrierRow): FoundPiece[] =>
    codePiecesOf(documents, row).map((piece) => ({
      ...piece,
      hash: hashOf(piece.code),
      documentId: row.documentId,
      title: documentTitle(row.kind, row.key, row.body),
    }));

  const at = (changes: readonly Change[], side: 'before' | 'after') =>
    changes.flatMap(({ documentId, [side]: number }) => (number === null ? [] : [{ documentId, number }]));

  /** What of these drafts is neither live in its document nor approved. */
  async function findWaiting(
    tx: Tx,
    changes: readonly Change[],
    found: readonly FoundPiece[],
  ): Promise<FoundPiece[]> {
    if (found.length === 0) return [];
    const known = await store.listApproved(
      tx,
      found.map(({ hash }) => hash),
    );
    const live = (await store.readCarriers(tx, at(changes, 'before'))).flatMap(piecesIn);
    return found.filter(
      ({ hash, documentId }) =>
        !known.some((one) => one.hash === hash) &&
        !live.some((one) => one.hash === hash && one.documentId === documentId),
    );
  }

  return {
    piecesIn,

    /** Of a reader who may not approve: what would keep these changes from being published. */
    async waitingFor(tx: Tx, actor: Pick<Publisher, 'permissions'>, changes: readonly Change[]) {
      if (mayApprove(actor)) return [];
      const found = (await store.readCarriers(tx, at(changes, 'after'))).flatMap(piecesIn);
      return findWaiting(tx, changes, found);
    },

    /** Before anything of a release is written. Whoever may put code on the site lets through what they publish. */
    async check(tx: Tx, actor: Publisher, changes: readonly Change[]): Promise<Failure | undefined> {
      const found = (await store.readCarriers(tx, at(changes, 'after'))).flatMap(piecesIn);
      if (found.length === 0) return undefined;
      if (!mayApprove(actor)) {
        const waiting = await findWaiting(tx, changes, found);
        return waiting.length === 0 ? undefined : refuse(waiting);
      }
      const { siteId, accountId: approvedBy } = actor;
      const hashes = [...new Set(found.map(({ hash }) => hash))];
      const approvedAt = now();
      await store.approve(
        tx,
        hashes.map((hash) => ({ siteId, hash, approvedBy, approvedAt })),
      );
      return undefined;
    },

    /** Tells those who can approve, once for each piece. In a transaction of its own: the publish was refused. */
    async ask(actor: Publisher, refusal: Failure): Promise<void> {
      const waiting = waitingIn(refusal);
      if (waiting.length === 0) return;
      const { siteId, accountId } = actor;
      const site = await sites.find(siteId);
      await db.site(siteId, async (tx) => {
        const hashes = [...new Set(waiting.map(({ hash }) => hash))];
        const askedAt = now();
        const added = await store.insertAsked(
          tx,
          hashes.map((hash) => ({ siteId, hash, askedBy: accountId, askedAt })),
        );
        if (added.length === 0 || !site) return;
        const titles = titlesOf(waiting.filter(({ hash }) => added.includes(hash)));
        const author = accountId === null ? '' : await store.nameOfAccount(tx, accountId);
        for (const { name, email } of await store.listApprovers(tx))
          await mail.send(tx, {
            to: email,
            siteId,
            name: 'codeWaits',
            values: {
              name,
              author,
              titles,
              address: sites.publicUrlOf(site),
              url: sites.urlOf(site) + CODE_PATH,
            },
          });
        await recordAction(tx, { siteId, accountId, action: 'code.ask', detail: { titles } });
      });
    },
  };
}

export type CodeApproval = ReturnType<typeof makeCodeApproval>;

export const titlesOf = (pieces: readonly { title: string }[]) => [
  ...new Set(pieces.map(({ title }) => title)),
];

function refuse(waiting: readonly FoundPiece[]): Failure {
  const names = titlesOf(waiting);
  const some = names.length > 3 ? [...names.slice(0, 3), 'others'] : names;
  return fail(
    'codeWaits',
    { waiting: waiting.map(({ hash, documentId, title }) => ({ hash, documentId, title })) },
    `Nothing was published: code in ${some.join(', ')} has to be approved by an admin first. They have been told.`,
  );
}

function waitingIn(refusal: Failure): { hash: string; title: string }[] {
  return refusal.code === 'codeWaits' ? (refusal.details.waiting as { hash: string; title: string }[]) : [];
}
