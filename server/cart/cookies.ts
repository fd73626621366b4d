import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE, CART_COOKIE_DAYS, daysToSeconds, HAS_CART_COOKIE } from '#core/visitors/cookies.ts';
import { readSecret, writeCookie, writeSecret } from '../http/cookies.ts';

const MAX_AGE = daysToSeconds(CART_COOKIE_DAYS);

export const cartTokenOf = (request: FastifyRequest) => readSecret(request, CART_COOKIE) || undefined;

/** The secret one and the one that tells scripts of it live and end together. */
export function keepCart(reply: FastifyReply, token: string): void {
  writeSecret(reply, CART_COOKIE, token, MAX_AGE);
  tellScripts(reply, 'true', MAX_AGE);
}

export function dropCart(reply: FastifyReply): void {
  writeSecret(reply, CART_COOKIE, '');
  tellScripts(reply, '', 0);
}

function tellScripts(reply: FastifyReply, value: string, maxAge: number): void {
  const { isSecure } = reply.server.secretCookies;
  writeCookie(reply, HAS_CART_COOKIE, value, { maxAge, isSecret: false, isSecure });
}
