import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { makeSecretCookies, readSecret, writeCookie } from '../http/cookies.ts';
import { crumbFor } from './service.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from './sessions/session-cookie.ts';
import { SESSION_SECONDS } from './sessions/sessions.ts';
import { TOKEN_SECONDS } from './sessions/tokens.ts';

export function makeAccountCookies(isSecure: boolean) {
  const secrets = makeSecretCookies(isSecure);
  const setShown = (reply: FastifyReply, name: string, value: string, seconds: number) =>
    writeCookie(reply, name, value, { maxAge: seconds, isSecret: false, isSecure });
  const setCrumb = (reply: FastifyReply, crumb: string) =>
    setShown(reply, CRUMB_COOKIE, crumb, crumb === '' ? 0 : SESSION_SECONDS);

  return {
    secrets,
    sessionOf: (request: FastifyRequest): string => secrets.read(request, SESSION_COOKIE),

    setSession(reply: FastifyReply, token: string, siteId: string): void {
      secrets.write(reply, SESSION_COOKIE, token, SESSION_SECONDS);
      setCrumb(reply, token === '' ? '' : crumbFor(token, siteId));
    },

    deviceOf: (request: FastifyRequest): string => secrets.read(request, DEVICE_COOKIE),
    setDevice: (reply: FastifyReply, device: string): void =>
      secrets.write(reply, DEVICE_COOKIE, device, TOKEN_SECONDS.device),

    setCrumb,
    setShown,
  };
}

/** For forms of pages that we draw. Made of the session: the cookie may be a neighbour's. */
export function crumbOf(request: FastifyRequest, siteId: string): string {
  const token = readSecret(request, SESSION_COOKIE);
  return token === '' ? '' : crumbFor(token, siteId);
}

export type AccountCookies = ReturnType<typeof makeAccountCookies>;
