import { and, eq, sql } from 'drizzle-orm';
import type { Mail, OwnerMail } from '#site/mails/render.tsx';
import type { Tx } from '../database/database.ts';
import { accounts, memberships } from '../database/schema.ts';

const asked = sql<string>`coalesce(nullif(${accounts.language}, ''), ${accounts.locale})`;

/** The language somebody chose for their work, or that of their browser; for other addresses that of the site's owner. */
export async function languageOf(tx: Tx, to: string, siteId: string | null): Promise<string> {
  const [own] = await tx.select({ asked }).from(accounts).where(eq(accounts.email, to));
  if (own || siteId === null) return own?.asked ?? '';
  const [owner] = await tx
    .select({ asked })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(and(eq(memberships.siteId, siteId), eq(memberships.isOwner, true)))
    .limit(1);
  return owner?.asked ?? '';
}

/** A mail to an owner in the language they work in, unless it says which; others as they are. */
export async function inLanguageOf(
  tx: Tx,
  mail: Mail & { to: string; siteId?: string },
  isToOwner: (mail: Mail) => mail is OwnerMail,
): Promise<Mail> {
  if (!isToOwner(mail) || mail.language !== undefined) return mail;
  return { ...mail, language: await languageOf(tx, mail.to, mail.siteId ?? null) };
}
