import { and, asc, count, eq, gt, gte, lt, lte, max, min, sql } from 'drizzle-orm';
import type { Category } from '#core/consent/categories.ts';
import type { Way } from '#core/consent/choice.ts';
import type { Policy } from '#core/consent/policies.ts';
import type { Tx } from '../../database/database.ts';
import { consentChains, consentReceipts } from '../../database/schema.ts';

export interface ReceiptRow {
  id: string;
  at: Date;
  version: string;
  categories: Category[];
  policy: Policy;
  gpc: boolean;
  way: Way;
}

const columns = {
  id: consentReceipts.id,
  at: consentReceipts.at,
  version: consentReceipts.version,
  categories: sql<Category[]>`${consentReceipts.categories}`,
  policy: sql<Policy>`${consentReceipts.policy}`,
  gpc: consentReceipts.gpc,
  way: sql<Way>`${consentReceipts.way}`,
};

export async function insertReceipt(tx: Tx, row: ReceiptRow & { siteId: string }): Promise<void> {
  await tx.insert(consentReceipts).values(row);
}

export async function findReceipt(tx: Tx, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await tx.select(columns).from(consentReceipts).where(eq(consentReceipts.id, id));
  return row;
}

export async function countByWay(tx: Tx): Promise<{ way: Way; count: number }[]> {
  return tx
    .select({ way: sql<Way>`${consentReceipts.way}`, count: count() })
    .from(consentReceipts)
    .groupBy(consentReceipts.way);
}

/** Receipts behind a number, in their order. */
export async function listReceipts(tx: Tx, after: number, limit: number) {
  return tx
    .select({
      ...columns,
      number: consentReceipts.number,
      hash: consentReceipts.hash,
      content: sql<string>`consent_receipt_content(consent_receipts)`,
    })
    .from(consentReceipts)
    .where(gt(consentReceipts.number, after))
    .orderBy(asc(consentReceipts.number))
    .limit(limit);
}

export async function readChain(tx: Tx) {
  const [chain] = await tx.select().from(consentChains);
  return chain;
}

export async function oldestAt(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select({ at: min(consentReceipts.at) }).from(consentReceipts);
  return row?.at ?? undefined;
}

/** Ends what is older than a moment, up to the first receipt that is not: the chain remembers where it goes on. */
export async function endBefore(tx: Tx, moment: Date): Promise<void> {
  const [young] = await tx
    .select({ first: min(consentReceipts.number) })
    .from(consentReceipts)
    .where(gte(consentReceipts.at, moment));
  const isOld = and(
    lt(consentReceipts.at, moment),
    young?.first ? lt(consentReceipts.number, young.first) : undefined,
  );
  const [old] = await tx
    .select({ last: max(consentReceipts.number) })
    .from(consentReceipts)
    .where(isOld);
  const ended = old?.last;
  if (!ended) return;
  await tx.update(consentChains).set({
    endedNumber: ended,
    endedHash: sql`(select hash from consent_receipts where site_id = ${consentChains.siteId} and number = ${ended})`,
  });
  await tx.delete(consentReceipts).where(lte(consentReceipts.number, ended));
}
