import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { donationPageField, type DonationPageDraft } from '#core/donations/donation-page.ts';
import type { DonationState } from '#core/donations/donation.ts';
import { RUNNING_MONTHLY } from '#core/donations/monthly.ts';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { Cursor } from '../database/cursor.ts';
import type { Tx } from '../database/database.ts';
import { donationPages, donationPlans as plans, donations, donationStatements } from '../database/schema.ts';

export type NewDonation = Omit<typeof donations.$inferInsert, 'state' | 'paidAt' | 'receiptAt'>;

const columns = {
  id: donations.id,
  pageId: donations.pageId,
  state: sql<DonationState>`${donations.state}`,
  amountCents: donations.amountCents,
  feeCents: donations.feeCents,
  currency: sql<CurrencyCode>`${donations.currency}`,
  email: donations.email,
  name: donations.name,
  isAnonymous: donations.isAnonymous,
  message: donations.message,
  planId: donations.planId,
  paymentId: donations.paymentId,
  payLabel: donations.payLabel,
  language: donations.language,
  isTest: donations.isTest,
  paidAt: donations.paidAt,
};

const isPaid = eq(donations.state, 'PAID');

/** False where the same donation was written before. */
export async function insertDonation(tx: Tx, row: NewDonation): Promise<boolean> {
  const added = await tx
    .insert(donations)
    .values({ ...row, state: 'AWAITING' })
    .onConflictDoNothing()
    .returning({ id: donations.id });
  return added.length > 0;
}

export async function findDonation(tx: Tx, id: string, isLocked = false) {
  const query = tx.select(columns).from(donations).where(eq(donations.id, id));
  return (await (isLocked ? query.for('update') : query))[0];
}

export type DonationRow = NonNullable<Awaited<ReturnType<typeof findDonation>>>;

export async function setState(
  tx: Tx,
  id: string,
  change: { state: DonationState; paidAt?: Date },
): Promise<void> {
  await tx.update(donations).set(change).where(eq(donations.id, id));
}

/** False where its donor has a receipt already. */
export async function markReceipted(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(donations)
    .set({ receiptAt: at })
    .where(and(eq(donations.id, id), isNull(donations.receiptAt)))
    .returning({ id: donations.id });
  return rows.length > 0;
}

export interface DonationFilter {
  words: string;
  pageId?: string | undefined;
  before?: Cursor | undefined;
  limit: number;
}

export async function listDonations(tx: Tx, filter: DonationFilter) {
  const { before } = filter;
  const at = before && new Date(before.at);
  const like = `%${filter.words.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return tx
    .select({ ...columns, pageTitle: sql<string>`coalesce(${donationPages.title}, '')` })
    .from(donations)
    .leftJoin(
      donationPages,
      and(eq(donationPages.siteId, donations.siteId), eq(donationPages.id, donations.pageId)),
    )
    .where(
      and(
        isNotNull(donations.paidAt),
        filter.pageId === undefined ? undefined : eq(donations.pageId, filter.pageId),
        filter.words.trim() === ''
          ? undefined
          : or(ilike(donations.name, like), ilike(donations.email, like)),
        before && at
          ? or(lt(donations.paidAt, at), and(eq(donations.paidAt, at), lt(donations.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(donations.paidAt), desc(donations.id))
    .limit(filter.limit);
}

export type ListedDonation = Awaited<ReturnType<typeof listDonations>>[number];

/** What a page has raised, in the currency of the shop. */
export async function raisedBy(tx: Tx, pageIds: readonly string[], currency: CurrencyCode) {
  if (pageIds.length === 0) return [];
  return tx
    .select({
      pageId: donations.pageId,
      cents: sql<Cents>`sum(${donations.amountCents})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(donations)
    .where(
      and(
        isNotNull(donations.paidAt),
        isPaid,
        eq(donations.currency, currency),
        inArray(donations.pageId, [...pageIds]),
      ),
    )
    .groupBy(donations.pageId);
}

export async function latestNamed(tx: Tx, pageId: string, limit: number) {
  return tx
    .select(columns)
    .from(donations)
    .where(
      and(
        eq(donations.pageId, pageId),
        isNotNull(donations.paidAt),
        isPaid,
        eq(donations.isAnonymous, false),
      ),
    )
    .orderBy(desc(donations.paidAt))
    .limit(limit);
}

const pageColumns = { id: donationPages.id, body: donationPages.body };
const isKept = isNull(donationPages.deletedAt);
const withBody = ({ id, body }: { id: string; body: unknown }) => ({ id, ...donationPageField.read(body) });

export async function listPages(tx: Tx, ids?: readonly string[]) {
  const rows = await tx
    .select(pageColumns)
    .from(donationPages)
    .where(and(isKept, ids && inArray(donationPages.id, [...ids])))
    .orderBy(desc(donationPages.createdAt), desc(donationPages.id));
  return rows.map(withBody);
}

export type PageRow = Awaited<ReturnType<typeof listPages>>[number];

export async function putPage(
  tx: Tx,
  { siteId, id, at }: { siteId: string; id: string; at: Date },
  body: DonationPageDraft,
): Promise<void> {
  const row = { title: body.title, body, updatedAt: at };
  await tx
    .insert(donationPages)
    .values({ ...row, siteId, id, createdAt: at })
    .onConflictDoUpdate({ target: [donationPages.siteId, donationPages.id], set: row });
}

export async function deletePage(tx: Tx, id: string, at: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(donationPages)
    .set({ deletedAt: at })
    .where(and(eq(donationPages.id, id), isKept))
    .returning({ title: donationPages.title });
  return row?.title;
}

/** Donations of a year, donor by donor. */
export async function listOfYear(tx: Tx, span: { from: Date; until: Date }) {
  return tx
    .select(columns)
    .from(donations)
    .where(
      and(
        isNotNull(donations.paidAt),
        isPaid,
        gte(donations.paidAt, span.from),
        lt(donations.paidAt, span.until),
      ),
    )
    .orderBy(asc(donations.email), asc(donations.paidAt));
}

/** False where this donor has this year's statement already. */
export async function noteStatement(
  tx: Tx,
  row: { siteId: string; year: number; email: string; sentAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(donationStatements)
    .values(row)
    .onConflictDoNothing()
    .returning({ email: donationStatements.email });
  return added.length > 0;
}

export type NewPlan = typeof plans.$inferInsert;

export async function insertPlan(tx: Tx, row: NewPlan): Promise<void> {
  await tx.insert(plans).values(row).onConflictDoNothing();
}

export async function findPlan(tx: Tx, id: string, isLocked = false) {
  const query = tx.select().from(plans).where(eq(plans.id, id));
  return (await (isLocked ? query.for('update') : query))[0];
}

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export async function updatePlan(
  tx: Tx,
  id: string,
  change: Partial<Omit<PlanRow, 'siteId' | 'id'>>,
): Promise<void> {
  await tx.update(plans).set(change).where(eq(plans.id, id));
}

/** The try of a monthly donation that nobody knows the end of. */
export async function findAwaited(tx: Tx, planId: string) {
  const isIts = and(eq(donations.planId, planId), eq(donations.state, 'AWAITING'));
  return (await tx.select(columns).from(donations).where(isIts))[0];
}

/** What somebody gives every month, with the latest donation of each. */
export async function listPlansOf(tx: Tx, email: string) {
  return tx
    .select({
      plan: plans,
      title: sql<string>`coalesce(${donationPages.title}, '')`,
      donationId: sql<string>`(select d.id from donations d where d.site_id = ${plans.siteId} and d.plan_id = ${plans.id}
        and d.paid_at is not null order by d.paid_at desc limit 1)`,
    })
    .from(plans)
    .leftJoin(donationPages, and(eq(donationPages.siteId, plans.siteId), eq(donationPages.id, plans.pageId)))
    .where(and(eq(plans.email, email), inArray(plans.state, [...RUNNING_MONTHLY])))
    .orderBy(desc(plans.createdAt));
}

export async function listOfDonor(tx: Tx, email: string) {
  return tx
    .select(columns)
    .from(donations)
    .where(and(eq(donations.email, email), isNotNull(donations.paidAt)))
    .orderBy(asc(donations.paidAt));
}

/** Everything for an archive. */
export async function listAll(tx: Tx) {
  return {
    pages: await tx.select(pageColumns).from(donationPages).where(isKept).orderBy(asc(donationPages.id)),
    plans: await tx.select().from(plans).orderBy(asc(plans.id)),
  };
}
