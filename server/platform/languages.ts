import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#core/durations.ts';
import { LANGUAGE_QUERY } from '#core/languages/own-address.ts';
import { PLATFORM_LANGUAGES, platformLanguage } from '#core/platform-words/words.ts';
import { isSamePlacePath } from '#core/site/paths.ts';
import { LANGUAGE_COOKIE } from '#core/visitors/cookies.ts';
import { askedLanguage } from '../accounts/sessions/asked-language.ts';
import type { Visitor } from '../http/context.ts';
import { writeCookie } from '../http/cookies.ts';

const KEPT_SECONDS = 365 * DAY_SECONDS;

/** Which language the pages of the app domain are in. */
export function makePlatformLanguages(isSecure: boolean) {
  return {
    /** What the account has chosen goes before what the browser asks for. */
    of: (request: FastifyRequest, visitor: Visitor | undefined): string =>
      platformLanguage(visitor?.language || askedLanguage(request)),

    placeOf,

    chosenIn(url: URL): string | undefined {
      const chosen = url.searchParams.get(LANGUAGE_QUERY) ?? '';
      return PLATFORM_LANGUAGES.includes(chosen) ? chosen : undefined;
    },

    /** Keeps the choice in the browser, and leads to the page that it was made on. */
    choose(reply: FastifyReply, url: URL, language: string): FastifyReply {
      writeCookie(reply, LANGUAGE_COOKIE, language, { maxAge: KEPT_SECONDS, isSecret: false, isSecure });
      const next = new URL(url);
      next.searchParams.delete(LANGUAGE_QUERY);
      return reply.redirect(placeOf(next), 302);
    },
  };
}

/** Where the page can be asked for again; the start for an address that a browser would read as another host's. */
function placeOf(url: URL): string {
  const place = url.pathname + url.search;
  return isSamePlacePath(place) ? place : '/';
}
