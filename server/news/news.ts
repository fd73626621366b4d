import { sayNews, type NewsLine } from '#core/home/news-words.ts';
import type { News } from '#core/home/news.ts';
import type { Mail } from '#site/mails/render.tsx';
import type { Tx } from '../database/database.ts';
import type { Envelope, Mailing } from '../mail/service.ts';
import { addressesFor } from '../people/told.ts';
import type { Push } from '../push/service.ts';

interface Piece {
  kind: News;
  mail: Mail & Omit<Envelope, 'to' | 'siteId'>;
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
    for (const to of told) await mail.send(tx, { ...piece.mail, siteId, to });
    // The same for all devices, and made only where there is one.
    let preview: ReturnType<typeof mail.preview> | undefined;
    const subject = async () => (await (preview ??= mail.preview(piece.mail))).subject;
    await push?.tell(tx, siteId, {
      kind,
      except: by?.accountId ?? null,
      say: async (language) => ({
        title: siteTitle,
        body: line ? sayNews(line, language) : await subject(),
        path,
      }),
    });
    return told;
  };
}

export type TellNews = ReturnType<typeof makeTellNews>;
