import { z } from 'zod';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const day = z.iso.date();

/** The books of a shop. */
export const ledger = {
  export: route({
    method: 'GET',
    path: '/api/commerce/ledger-export',
    summary: 'Every movement of money as CSV for accountants, one line each',
    scope: 'site',
    needs: { permission: CommercePermission.exportOrders },
    /** Days where the shop is; without them all of it. */
    query: z.strictObject({ from: day.optional(), to: day.optional() }),
    reply: z.unknown(),
  }),
  gaps: route({
    method: 'GET',
    path: '/api/commerce/ledger-gaps',
    summary: 'Payment providers whose fees and payouts the books leave out, because the key may not see them',
    scope: 'site',
    needs: { permission: CommercePermission.exportOrders },
    reply: z.object({ providers: z.array(z.object({ name: z.string(), title: z.string() })) }),
  }),
} as const;
