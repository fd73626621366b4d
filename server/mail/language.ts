import type { Mail, OwnerMail } from '#site/mails/render.tsx';
import type { Tx } from '../database/database.ts';
import { askOnce } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';

const finding = statement<{ asked: string }>(
  'find-language-of-reader',
  `select coalesce(nullif(language, ''), locale) as asked from accounts
   where email = $1 or id = (select account_id from memberships where site_id = $2 and is_owner limit 1)
   order by email = $1 desc limit 1`,
);

/** The language somebody chose for their work, or that of their browser; for other addresses that of the site's owner. */
export async function languageOf(tx: Tx, to: string, siteId: string | null): Promise<string> {
  const [reader] = await askOnce(tx, `language-of ${siteId} ${to}`, () => finding(tx, [to, siteId]));
  return reader?.asked ?? '';
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
