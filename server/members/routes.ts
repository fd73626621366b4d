import { languageKept } from '#core/languages/words-in.ts';
import { members as contract } from '#contract/shop/members.ts';
import { makeAsCustomer } from '../customers/as-customer.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Members } from './service.ts';

const actorOf = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
  siteId: site.id,
  accountId: visitor.accountId,
});

export function serveMembers(
  handle: Handle,
  deps: {
    members: Members;
    customers: { sessions: CustomerSessions };
    admission: SiteAdmission;
    snapshots: Snapshots;
  },
): void {
  const { members, admission, snapshots } = deps;
  const asCustomer = makeAsCustomer({ sessions: deps.customers.sessions, admission });
  handle(contract.listAreas, ({ site }) => members.list(site.id));
  handle(contract.createArea, (call) => members.create(actorOf(call), call.body));
  handle(contract.saveArea, (call) => members.save(actorOf(call), call.params.id, call.body));
  handle(contract.removeArea, (call) => members.remove(actorOf(call), call.params.id));
  handle(contract.listMembers, ({ site, params, query }) =>
    members.membersOf(site.id, params.id, query.after),
  );
  handle(contract.listOwn, (call) =>
    asCustomer(call, async ({ site, customer, cameFrom }) => {
      const { languages } = await snapshots.of(site);
      return members.listOwn(toldIn(site.id, languages, languageKept(languages, cameFrom)), customer);
    }),
  );
  handle(contract.saveOwn, (call) =>
    asCustomer(call, ({ site, customer }) =>
      members.setMails({ siteId: site.id, areaId: call.params.id, email: customer.email }, call.body),
    ),
  );
}
