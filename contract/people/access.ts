import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts';
import { z } from 'zod';
import { VISIBILITIES } from '#core/access/site-access.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { WebsiteType } from '#core/enumerations/sites.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
/** Checked by the service, which can say what is wrong with it. */
const password = z.string().max(MAX_PASSWORD_LENGTH);
const place = z.string().max(4000).optional();
const onwards = z.object({ redirect: z.string() });
const settings = { permission: SettingsPermission.access } as const;
const pages = { permission: Permission.contentManager } as const;

const state = z.object({
  status: z.int(),
  /** False until its owner has pressed “Go live”. */
  isLive: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  websiteType: z.int(),
  visibility: z.enum(VISIBILITIES),
  hasPassword: z.boolean(),
  developerMode: z.boolean(),
  cloneable: z.boolean(),
});
const pageState = z.object({
  hasPassword: z.boolean(),
  /** The member area it is in; empty for none. */
  areaId: z.string(),
  areas: z.array(z.object({ id, name: z.string() })),
});
export type PageAccess = z.output<typeof pageState>;

export type AccessState = z.output<typeof state>;

/** Who may see a site or one of its pages. */
export const access = {
  unlockSite: route({
    method: 'POST',
    path: '/api/access/UnlockSite',
    summary: 'Give the password of the site',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    body: z.strictObject({ password, to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.byHand,
  }),
  unlockPage: route({
    method: 'POST',
    path: '/api/access/UnlockPage',
    summary: 'Give the password of a page',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    body: z.strictObject({ page: id, password, to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.byHand,
  }),
  read: route({
    method: 'GET',
    path: '/api/access',
    summary: 'The status of the site and whom it lets in',
    scope,
    needs: settings,
    reply: state,
  }),
  write: route({
    method: 'PUT',
    path: '/api/access',
    summary: 'Choose whom the site lets in; takes effect at once',
    scope,
    needs: settings,
    body: z.strictObject({
      visibility: z.enum(VISIBILITIES),
      /** A new one, or null to have none any more; the present one stays without it. */
      password: password.nullable().optional(),
      websiteType: z.union(Object.values(WebsiteType).map((type) => z.literal(type))),
      developerMode: z.boolean(),
      cloneable: z.boolean(),
    }),
    reply: state,
    records: ['access.change', 'access.password', 'access.passwordRemove'],
  }),
  setLive: route({
    method: 'PUT',
    path: '/api/access/live',
    summary: 'Open a new site to visitors, or take a site offline; takes effect at once',
    scope,
    needs: settings,
    body: z.strictObject({ isLive: z.boolean() }),
    reply: state,
    records: ['site.goLive', 'site.takeOffline'],
  }),
  readPage: route({
    method: 'GET',
    path: '/api/access/pages/:id',
    summary: 'Whether a page has a password or is for members',
    scope,
    needs: pages,
    params: z.object({ id }),
    reply: pageState,
  }),
  lockPage: route({
    method: 'PUT',
    path: '/api/access/pages/:id',
    summary: 'Give a page a password, or another one; takes effect at once',
    scope,
    needs: pages,
    params: z.object({ id }),
    body: z.strictObject({ password }),
    reply: pageState,
    records: 'page.lock',
  }),
  openPage: route({
    method: 'DELETE',
    path: '/api/access/pages/:id',
    summary: 'Take the password of a page away',
    scope,
    needs: pages,
    params: z.object({ id }),
    reply: pageState,
    records: 'page.unlock',
  }),
  setPageArea: route({
    method: 'PUT',
    path: '/api/access/pages/:id/area',
    summary: 'Put a page into a member area, in place of a password, or take it out; takes effect at once',
    scope,
    needs: pages,
    params: z.object({ id }),
    body: z.strictObject({ areaId: z.union([id, z.literal('')]) }),
    reply: pageState,
    records: 'page.members',
  }),
} as const;
