import {
  customerSubscriptions,
  planCheckout,
  subscriptionPages,
  subscriptions as ofShop,
} from '#contract/shop/subscriptions.ts';
import { fail, Failure } from '#contract/errors.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { Carts } from '../cart/service.ts';
import { makeAsCustomer, type CustomerCall } from '../customers/as-customer.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { CustomerOf } from '../customers/service.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Subscriptions } from './service.ts';

interface Deps {
  subscriptions: Subscriptions;
  carts: Carts;
  customers: { of: CustomerOf; sessions: CustomerSessions };
  admission: SiteAdmission;
}

export function serveSubscriptions(handle: Handle, deps: Deps): void {
  servePlanCheckout(handle, deps);
  serveToCustomers(handle, deps);
  serveToOwners(handle, deps);
}

/** Those who may see the site may buy there. */
const whereOpen = async <T>(
  { admission }: Pick<Deps, 'admission'>,
  call: CustomerCall,
  work: () => Promise<T | Failure>,
): Promise<T | Failure> => ((await isOpenTo(admission, call)) ? work() : fail('locked'));

function servePlanCheckout(handle: Handle, deps: Deps): void {
  const { carts, customers } = deps;
  const { opening, subscribing } = deps.subscriptions;
  handle(planCheckout.open, (call) =>
    whereOpen(deps, call, async () => {
      const opened = await opening.open(call.site, call.body, pathCameFrom(call.request));
      if (opened instanceof Failure) return opened;
      const { cartToken } = opened;
      return { cartToken, url: `${subscriptionPages.checkout.path}?cartToken=${cartToken}` };
    }),
  );
  handle(planCheckout.begin, (call) =>
    whereOpen(deps, call, () => opening.read(call.site, call.params.token)),
  );
  handle(planCheckout.saveContact, (call) =>
    whereOpen(deps, call, async () => {
      const { site, params, body } = call;
      const saved = await carts.saveContact({ site, token: params.token }, body);
      return saved instanceof Failure ? saved : opening.read(site, params.token);
    }),
  );
  handle(planCheckout.choose, (call) =>
    whereOpen(deps, call, async () => {
      const { site, params, body } = call;
      const saved = await carts.choose({ site, token: params.token }, body.option);
      return saved instanceof Failure ? saved : opening.read(site, params.token);
    }),
  );
  handle(planCheckout.place, (call) =>
    whereOpen(deps, call, async () => {
      const customer = await customers.of(call.site, call.request);
      const wish = { ...call.body, customerId: customer?.id ?? null };
      return subscribing.place(call.site, call.params.token, wish);
    }),
  );
  handle(planCheckout.confirm, (call) =>
    whereOpen(deps, call, () => subscribing.confirm(call.site, call.params.token, call.body.isApproved)),
  );
}

function serveToCustomers(handle: Handle, deps: Deps): void {
  const { admission, customers } = deps;
  const { reading, changing, links } = deps.subscriptions;
  const asCustomer = makeAsCustomer({ sessions: customers.sessions, admission });
  handle(customerSubscriptions.list, (call) =>
    asCustomer(call, ({ site, customer, cameFrom }) => reading.ofCustomer(site, customer.id, cameFrom)),
  );
  handle(customerSubscriptions.change, (call) =>
    asCustomer(call, ({ site, customer }) =>
      changing.change({ site, customerId: customer.id, accountId: null }, call.params.id, call.body),
    ),
  );
  handle(customerSubscriptions.setCard, (call) =>
    asCustomer(call, ({ site, customer }) =>
      changing.setCard({ site, customerId: customer.id, accountId: null }, call.params.id, call.body),
    ),
  );
  handle(customerSubscriptions.confirm, (call) =>
    asCustomer(call, ({ site, customer }) =>
      changing.confirm(
        { site, customerId: customer.id, accountId: null },
        call.params.id,
        call.body.isApproved,
      ),
    ),
  );

  const byLink = async <T>(
    call: CustomerCall & { params: { id: string } },
    token: string,
    work: () => Promise<T | Failure>,
  ): Promise<T | Failure> =>
    (await links.open(call.site.id, call.params.id, token)) ? whereOpen(deps, call, work) : fail('linkEnded');
  handle(customerSubscriptions.readByLink, (call) =>
    byLink(call, call.query.token, () =>
      reading.byLink(call.site, call.params.id, pathCameFrom(call.request)),
    ),
  );
  handle(customerSubscriptions.setCardByLink, (call) =>
    byLink(call, call.body.token, () =>
      changing.setCard({ site: call.site, accountId: null }, call.params.id, call.body),
    ),
  );
  handle(customerSubscriptions.confirmByLink, (call) =>
    byLink(call, call.body.token, () =>
      changing.confirm({ site: call.site, accountId: null }, call.params.id, call.body.isApproved),
    ),
  );
}

function serveToOwners(handle: Handle, deps: Deps): void {
  const { reading, changing } = deps.subscriptions;
  handle(ofShop.list, ({ site, query }) => reading.list(site.id, query));
  handle(ofShop.read, ({ site, params }) => reading.read(site.id, params.id));
  handle(ofShop.change, async ({ site, visitor, params, body }) => {
    const changed = await changing.change({ site, accountId: visitor.accountId }, params.id, body);
    return changed instanceof Failure ? changed : reading.read(site.id, params.id);
  });
}
