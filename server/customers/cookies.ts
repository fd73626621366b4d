import type { FastifyReply, FastifyRequest } from 'fastify';
import { CUSTOMER_COOKIE } from '#core/visitors/cookies.ts';
import { readSecret, writeSecret } from '../http/cookies.ts';

/** Empty for those who are not logged in. */
export const customerTokenOf = (request: FastifyRequest): string => readSecret(request, CUSTOMER_COOKIE);

/** An empty token ends the session; without seconds it ends with the browser. */
export const keepCustomer = (reply: FastifyReply, token: string, seconds?: number): void =>
  writeSecret(reply, CUSTOMER_COOKIE, token, seconds);
