import { z } from 'zod';
import { route } from './route.ts';

export const auth = {
  login: route({
    method: 'POST',
    path: '/api/auth/Login',
    summary: 'Log in with e-mail and password on the app domain',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().min(3).max(256),
      password: z.string().min(1).max(1000),
      to: z.string().max(2000).optional(),
    }),
    reply: z.object({ redirect: z.string() }),
    perMinute: 30,
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/Logout',
    summary: 'End the session on this host',
    scope: 'any',
    needs: 'nobody',
    reply: z.object({ redirect: z.string() }),
  }),
  open: route({
    method: 'GET',
    path: '/api/auth/Open',
    summary: 'Take the session of the app domain over to one of the account’s sites',
    scope: 'platform',
    needs: 'nobody',
    query: z.object({ site: z.string().max(100), to: z.string().max(2000).optional() }),
    reply: z.void(),
  }),
  handoff: route({
    method: 'GET',
    path: '/api/auth/Handoff',
    summary: 'Redeem a single-use code for a session on this site’s host',
    scope: 'site',
    needs: 'nobody',
    query: z.object({ code: z.string().max(100), to: z.string().max(2000).optional() }),
    reply: z.void(),
  }),
  me: route({
    method: 'GET',
    path: '/api/auth/Account',
    summary: 'The signed-in account and its say on this site',
    scope: 'any',
    needs: 'account',
    reply: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      permissions: z.array(z.int()),
      roles: z.array(z.int()),
    }),
  }),
} as const;
