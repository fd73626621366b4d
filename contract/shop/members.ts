import { z } from 'zod';
import { memberAreaFields } from '#core/members/member-area.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import * as at from '../addresses/customers.ts';
import { answerOf, changesOf, newOf } from '../field-schema.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const params = z.object({ id });
const edit = { permission: CommercePermission.editProducts } as const;

const area = answerOf(memberAreaFields).extend({ id, pageCount: z.int() });
export type MemberArea = z.output<typeof area>;

const member = z.object({ id, name: z.string(), email: z.string() });
export type Member = z.output<typeof member>;

const membership = z.object({
  id,
  name: z.string(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  getsMails: z.boolean(),
});
export type Membership = z.output<typeof membership>;

/** Parts of a site for some of its customers. */
export const members = {
  listAreas: route({
    method: 'GET',
    path: '/api/commerce/member-areas',
    summary: 'Member areas, oldest first',
    scope,
    needs: { permission: CommercePermission.viewProducts },
    reply: z.object({ areas: z.array(area) }),
  }),
  createArea: route({
    method: 'POST',
    path: '/api/commerce/member-areas',
    summary: 'Add a member area',
    scope,
    needs: edit,
    records: 'member.area',
    body: newOf(memberAreaFields),
    reply: area,
  }),
  saveArea: route({
    method: 'PUT',
    path: '/api/commerce/member-areas/:id',
    summary: 'Change a member area; takes effect at once',
    scope,
    needs: edit,
    records: 'member.area',
    params,
    body: changesOf(memberAreaFields),
    reply: area,
  }),
  removeArea: route({
    method: 'DELETE',
    path: '/api/commerce/member-areas/:id',
    summary: 'Delete a member area that no page is in',
    scope,
    needs: edit,
    records: 'member.deleteArea',
    params,
    reply: z.object({ success: z.literal(true) }),
  }),
  listMembers: route({
    method: 'GET',
    path: '/api/commerce/member-areas/:id/members',
    summary: 'Customers who have access to a member area, by email',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    params,
    query: z.object({ after: z.string().max(320).optional() }),
    reply: z.object({ members: z.array(member), total: z.int(), hasMore: z.boolean() }),
  }),
  listOwn: route({
    ...at.listMemberships,
    summary: 'Member areas that the customer may enter',
    scope,
    needs: 'nobody',
    reply: z.object({ memberships: z.array(membership) }),
  }),
  saveOwn: route({
    ...at.saveMembership,
    summary: 'Start or stop the emails of a member area',
    scope,
    needs: 'nobody',
    recordsNothing: 'Customers decide on their own emails.',
    params,
    body: z.strictObject({ getsMails: z.boolean() }),
    reply: z.object({ getsMails: z.boolean() }),
  }),
} as const;
