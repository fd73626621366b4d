import { sayNews, type NewsLine } from '#core/home/news-words.ts';
import type { News } from '#core/home/news.ts';
import { languageOfOwner } from '#core/owner-mails/words.ts';
import type { Mail } from '#site/mails/render.tsx';
import type { Tx } from '../database/database.ts';
import { languageOf } from '../mail/language.ts';
import type { Envelope, Mailing } from '../mail/service.ts';
import { addressesFor } from '../people/told.ts';
import type { Push } from '../push/service.ts';

type NewsMail = Mail & Omit<Envelope, 'to' | 'siteId'>;

interface Piece {
  kind: News;
  /** Made for each language where it holds words of the product. */
  mail: NewsMail | ((language: string) => NewsMail);
  /** What devices show, each in its person's language; without it, the subject of the email. */
  line?: NewsLine | undefined;
  siteId: string;
  siteTitle: string;
  /** The screen of the admin it is about. */
  path: string;
  /** Addresses an owner named for it. */
  named?: readonly string[];
  usual?: readonly string[];
  /** Who made the news, and need not hear of it. */
  by?: { email: string; accountId: string | null };
}

/** Tells those who work on a site what happened there: by email and on their devices, as each of them chose. */
export function makeTellNews({ mail, push }: { mail: Mailing; push?: Push }) {
  /** Part of the transaction it is news of. Returns the addresses it is mailed to. */
  return async (tx: Tx, piece: Piece): Promise<string[]> => {
    const { kind, line, siteId, siteTitle, path, named = [], usual, by } = piece;
    const told = (await addressesFor(tx, kind, { named, ...(usual && { usual }) })).filter(
      (email) => email !== by?.email,
    );
    const mailIn = (asked: string): NewsMail => {
      const language = languageOfOwner(asked);
      const written = typeof piece.mail === 'function' ? piece.mail(language) : piece.mail;
      return { ...written, language } as NewsMail;
    };
    for (const to of told) await mail.send(tx, { ...mailIn(await languageOf(tx, to, siteId)), siteId, to });
    // The same for all devices of a language, and made only where there is one.
    const subjects = new Map<string, Promise<string>>();
    function subjectIn(asked: string): Promise<string> {
      const language = languageOfOwner(asked);
      const known = subjects.get(language) ?? mail.preview(mailIn(language)).then(({ subject }) => subject);
      subjects.set(language, known);
      return known;
    }
    await push?.tell(tx, siteId, {
      kind,
      except: by?.accountId ?? null,
      say: async (language) => ({
        title: siteTitle,
        body: line ? sayNews(line, language) : await subjectIn(language),
        path,
      }),
    });
    return told;
  };
}

export type TellNews = ReturnType<typeof makeTellNews>;
