import type { FastifyReply } from 'fastify';
import { CRUMB_COOKIE } from '#core/cookies.ts';
import { writeCookie } from '../http/cookies.ts';
import { crumbFor } from './service.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { SESSION_SECONDS } from './sessions.ts';

export function makeAccountCookies(isSecure: boolean) {
  return {
    setSession(reply: FastifyReply, token: string, siteId: string): void {
      const maxAge = token === '' ? 0 : SESSION_SECONDS;
      writeCookie(reply, SESSION_COOKIE, token, { maxAge, isSecret: true, isSecure });
      const crumb = token === '' ? '' : crumbFor(token, siteId);
      writeCookie(reply, CRUMB_COOKIE, crumb, { maxAge, isSecret: false, isSecure });
    },

    /** A secret that comes back once; an empty one removes the cookie. */
    setSecret(reply: FastifyReply, name: string, value: string, seconds: number): void {
      writeCookie(reply, name, value, { maxAge: value === '' ? 0 : seconds, isSecret: true, isSecure });
    },

    setShown(reply: FastifyReply, name: string, value: string, seconds: number): void {
      writeCookie(reply, name, value, { maxAge: seconds, isSecret: false, isSecure });
    },
  };
}

export type AccountCookies = ReturnType<typeof makeAccountCookies>;
