import { domains as contract } from '#contract/sites/domains.ts';
import { fail } from '#contract/errors.ts';
import type { Handle } from '../http/handle.ts';
import { hostName } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import type { Domains } from './service.ts';

export function serveDomains(handle: Handle, deps: { domains: Domains; sites: Sites }): void {
  const { domains, sites } = deps;

  handle(contract.list, ({ site }) => domains.list(site));
  handle(contract.add, ({ site, visitor, body }) => domains.add(site, visitor.accountId, body.host));
  handle(contract.check, ({ site, visitor, params }) => domains.check(site, visitor.accountId, params.host));
  handle(contract.setPrimary, ({ site, visitor, body }) =>
    domains.setPrimary(site, visitor.accountId, body.host),
  );
  handle(contract.setLanguage, ({ site, visitor, params, body }) =>
    domains.setLanguage(site, visitor.accountId, { ...params, ...body }),
  );
  handle(contract.remove, ({ site, visitor, params }) =>
    domains.remove(site, visitor.accountId, params.host),
  );
  handle(contract.served, async ({ query }) => {
    return (await sites.isServed(hostName(query.domain))) ? { served: true as const } : fail('notFound');
  });
}
