import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSecret, writeSecret } from '../http/cookies.ts';

const CUSTOMER_COOKIE = 'plinth_customer';

/** Empty for those who are not logged in. */
export const customerTokenOf = (request: FastifyRequest): string => readSecret(request, CUSTOMER_COOKIE);

/** An empty token ends the session; without seconds it ends with the browser. */
export const keepCustomer = (reply: FastifyReply, token: string, seconds?: number): void =>
  writeSecret(reply, CUSTOMER_COOKIE, token, seconds);
