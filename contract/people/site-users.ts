import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts';
import { z } from 'zod';
import { route } from '../route.ts';

const path = '/api/site-users/session';
const scope = 'site';
const needs = 'nobody';
const session = z.object({
  email: z.string(),
  /** Goes along with every further call of the customer, in the header named by `XSRF_HEADER`. */
  xsrfToken: z.string(),
});

/** Customers of a site: one path, three things to do with it. */
export const siteUsers = {
  read: route({
    method: 'GET',
    path,
    summary: 'The customer who is logged in on this site',
    scope,
    needs,
    reply: session.nullable(),
  }),
  login: route({
    method: 'POST',
    path,
    summary: 'Log in as a customer of this site',
    scope,
    needs,
    body: z.strictObject({
      email: z.string().max(256),
      password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
      rememberMe: z
        .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
        .default(false),
    }),
    reply: session,
    perMinute: PER_MINUTE.secret,
    recordsNothing: 'It is the customer’s own session, which no owner changes.',
  }),
  logout: route({
    method: 'DELETE',
    path,
    summary: 'Log the customer out; the cart stays as a copy, or goes',
    scope,
    needs,
    query: z.object({ cloneCart: z.enum(['true', 'false']) }),
    reply: z.object({ ok: z.literal(true) }),
    recordsNothing: 'It is the customer’s own session, which no owner changes.',
  }),
} as const;
