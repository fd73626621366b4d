import type { FastifyReply } from 'fastify';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { keepLanguage } from './visitors/came-from.ts';

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, cookie, sec-gpc',
  // Shared caches must ask again: a publish is to be seen at once.
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** On a kept page of which nobody knows now whether it is still what was published last. */
export const STALE_HEADERS = { 'cache-status': 'plinth; hit; detail=stale' };

interface PrivatePage {
  status: number;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Where it is shown in one of several languages. */
  languages?: SiteLanguages & { current: string };
}

/** A drawn page that is for this visitor alone. */
export function sendPrivatePage(
  reply: FastifyReply,
  { status, html, headers, languages }: PrivatePage,
): FastifyReply {
  if (languages) keepLanguage(reply, languages);
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, ...headers, 'cache-control': 'private, no-store' })
    .send(html);
}
