import type { FastifyRequest } from 'fastify';
import type { KnownBuyer } from '#site/page-input.ts';
import type { Site } from '../http/context.ts';
import { isFromBrowser, opensWindow } from '../http/fetch-metadata.ts';
import type { CustomerOf } from './service.ts';

/** What a customer need not type again, for a window of its own: a script of the site cannot read it there. */
export function makeKnownBuyer(customers: { of: CustomerOf }) {
  return async ({ site, request }: { site: Site; request: FastifyRequest }): Promise<KnownBuyer | null> => {
    if (isFromBrowser(request.headers) && !opensWindow(request.headers)) return null;
    const customer = await customers.of(site, request);
    return customer ? { email: customer.email, addresses: customer.addresses } : null;
  };
}
