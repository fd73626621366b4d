import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE, CART_COOKIE_DAYS, daysToSeconds, HAS_CART_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';

const MAX_AGE = daysToSeconds(CART_COOKIE_DAYS);

export const cartTokenOf = (request: FastifyRequest) => readCookie(request, CART_COOKIE);

/** The secret one and the one that tells scripts of it live and end together. */
export function keepCart(reply: FastifyReply, token: string, isSecure: boolean): void {
  writeCookie(reply, CART_COOKIE, token, { maxAge: MAX_AGE, isSecret: true, isSecure });
  writeCookie(reply, HAS_CART_COOKIE, 'true', { maxAge: MAX_AGE, isSecret: false, isSecure });
}

export function dropCart(reply: FastifyReply, isSecure: boolean): void {
  writeCookie(reply, CART_COOKIE, '', { maxAge: 0, isSecret: true, isSecure });
  writeCookie(reply, HAS_CART_COOKIE, '', { maxAge: 0, isSecret: false, isSecure });
}
