import type { FastifyRequest } from 'fastify';
import { PLATFORM_LANGUAGES } from '#core/platform-words/words.ts';
import { LANGUAGE_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '../../http/cookies.ts';

/** What a browser asks for on the app domain: what was chosen in it, then what it is set to. */
export const askedLanguage = (request: Pick<FastifyRequest, 'headers'>): string => {
  const chosen = readCookie(request, LANGUAGE_COOKIE) ?? '';
  return PLATFORM_LANGUAGES.includes(chosen) ? chosen : (request.headers['accept-language'] ?? '');
};
