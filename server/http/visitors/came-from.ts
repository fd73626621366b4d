import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasNoLanguage, LANGUAGE_QUERY } from '#core/languages/own-address.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { LANGUAGE_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { hostOf } from '../hosts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Which language of its site a host was given to. */
    languageOfHost: (host: string) => string | undefined;
  }
}

/** What of a call says which language somebody reads. */
type Asking = Pick<FastifyRequest, 'headers' | 'host' | 'url' | 'server'>;

/**
 * An address in the language somebody reads: of the page of this site that a call was made from, where the browser says
 * so. Cart, checkout and account have one address in all languages; they are shown in the one that their own address
 * asks for, else in that of the page somebody came from, else in the one they were shown in before. At the domain of
 * a language everything is in that language.
 */
export function pathCameFrom(request: Asking): string {
  const from = URL.parse(request.headers.referer ?? '');
  const here = from?.host === request.host ? from : undefined;
  const spoken = request.server.languageOfHost(hostOf(request));
  if (spoken !== undefined) return `/${spoken}${here && !hasNoLanguage(here.pathname) ? here.pathname : ''}`;
  const asked = askedIn(request.url) ?? (here && askedIn(here.pathname + here.search));
  if (asked !== undefined) return `/${asked}`;
  if (here && !hasNoLanguage(here.pathname)) return here.pathname;
  const kept = readCookie(request, LANGUAGE_COOKIE);
  return kept === undefined || kept === '' ? '/' : `/${kept}`;
}

/**
 * The same for a call that names its page. Browsers that run scripts name the address it has; a page that runs none
 * names itself without its language, and the browser says where it was read.
 */
export function pathOfPage(request: Asking, named: string): string {
  const from = URL.parse(request.headers.referer ?? '');
  if (from?.host === request.host && !hasNoLanguage(from.pathname)) return pathCameFrom(request);
  const spoken = request.server.languageOfHost(hostOf(request));
  return spoken === undefined ? named : `/${spoken}${named}`;
}

function askedIn(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?');
  if (!hasNoLanguage(path)) return undefined;
  return new URLSearchParams(query).get(LANGUAGE_QUERY) ?? undefined;
}

/** Remembers what a page was shown in that has one address in all languages, until the browser is closed. */
export function keepLanguage(reply: FastifyReply, languages: SiteLanguages & { current: string }): void {
  if (reply.server.languageOfHost(hostOf(reply.request)) !== undefined) return;
  const known = readCookie(reply.request, LANGUAGE_COOKIE);
  const isUsual = known === undefined && languages.current === languages.default;
  if (languages.all.length === 1 || isUsual || known === languages.current) return;
  const { isSecure } = reply.server.secretCookies;
  writeCookie(reply, LANGUAGE_COOKIE, languages.current, { isSecret: true, isSecure });
}
