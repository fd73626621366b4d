import { askingFor } from '#core/languages/own-address.ts';
import type { Words } from '#core/words/words.ts';
import type { Speech } from '../languages/in-language.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';

/** The site a mail is sent for: what it is called, and where it lives. */
export interface Sender {
  siteId: string;
  siteTitle: string;
  baseUrl: string;
  /** What it says. */
  words: Words;
  /** In which language it is said; as the site is written where none is named. */
  speech?: Speech | undefined;
}

/** The same in each language of the site; in the site's own where it no longer has the language. */
export interface SenderInLanguages extends Sender {
  inLanguage: (language: string) => Sender;
}

export type LinkPurpose = 'confirm' | 'unsubscribe';
/** Whom a link is about, and the letter it stands in. */
export interface LinkSubject {
  listId: string;
  email: string;
  letterId?: string;
  /** In place of a list, which is empty then. */
  areaId?: string;
}

/** What mail programs show their own button from. */
export const unsubscribeHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Links say which list or area and which mailbox they are about, signed, so that nobody unsubscribes somebody else. */
export function makeLinks(secrets: SiteSecrets) {
  async function tokenOf(siteId: string, purpose: LinkPurpose, about: LinkSubject): Promise<string> {
    const { listId, email, letterId, areaId = '' } = about;
    const said = [
      purpose,
      listId,
      email,
      ...(letterId === undefined ? [] : [letterId]),
      ...(areaId === '' ? [] : [areaId]),
    ];
    const body = Buffer.from(JSON.stringify(said)).toString('base64url');
    return `${body}.${sign(await secrets.of(siteId, 'newsletter'), body)}`;
  }

  return {
    async read(siteId: string, purpose: LinkPurpose, token: string) {
      const [body = '', signature = ''] = token.split('.');
      if (!isSignature(await secrets.of(siteId, 'newsletter'), body, signature)) return undefined;
      const [said, listId, email, letterId, areaId = ''] = JSON.parse(
        Buffer.from(body, 'base64url').toString(),
      ) as string[];
      if (said !== purpose || listId === undefined || email === undefined) return undefined;
      return { listId, email, letterId, areaId };
    },

    async to(sender: Sender, purpose: LinkPurpose, about: LinkSubject): Promise<string> {
      const { siteId, baseUrl, speech } = sender;
      const url = `${baseUrl}/newsletter/${purpose}?token=${await tokenOf(siteId, purpose, about)}`;
      return askingFor(url, speech?.language ?? '');
    },
  };
}
