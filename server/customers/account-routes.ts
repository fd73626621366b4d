import { groupedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { customerAccounts as contract } from '#contract/shop/customer-accounts.ts';
import { fail, Failure } from '#contract/errors.ts';
import { isOpenTo } from '../access/open-to.ts';
import { cartTokenOf, dropCart, keepCart } from '../cart/cookies.ts';
import type { Carts } from '../cart/service.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import { sendDownload } from '../http/download.ts';
import type { Handle } from '../http/handle.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import { profileOf, type CustomerAccount } from './account.ts';
import { hasXsrfToken, makeAsCustomer, type CustomerCall as Call } from './as-customer.ts';
import { customerTokenOf, keepCustomer } from './cookies.ts';
import type { CustomerLinks } from './links.ts';
import { REMEMBERED_SECONDS, xsrfTokenFor, type CustomerSessions, type Entered } from './sessions.ts';

export function serveCustomerAccounts(
  handle: Handle,
  deps: {
    customers: { sessions: CustomerSessions; links: CustomerLinks; account: CustomerAccount };
    carts: Carts;
    giftCards: GiftCards;
    admission: SiteAdmission;
  },
): void {
  const { carts, giftCards, admission } = deps;
  const { sessions, links, account } = deps.customers;

  /** Logs in whoever has proved themselves. */
  function enter({ site, reply }: Call, result: Entered | Failure, rememberMe: boolean) {
    if (result instanceof Failure) return result;
    const { token, email } = result;
    keepCustomer(reply, token, rememberMe ? REMEMBERED_SECONDS : undefined);
    return { email, xsrfToken: xsrfTokenFor(token, site.id) };
  }

  const callerOf = ({ request }: Call) => ({ address: request.ip, cameFrom: pathCameFrom(request) });
  const asCustomer = makeAsCustomer({ sessions, admission });

  /** Those who may see the site may become its customers. */
  const whereOpen = async <T>(call: Call, work: () => Promise<T | Failure>): Promise<T | Failure> =>
    (await isOpenTo(admission, call)) ? work() : fail('locked');

  handle(contract.readSession, async (call) => {
    const token = customerTokenOf(call.request);
    const customer = await sessions.find(call.site.id, token);
    return customer && hasXsrfToken(call, token)
      ? { email: customer.email, xsrfToken: xsrfTokenFor(token, call.site.id) }
      : null;
  });
  handle(contract.logIn, (call) =>
    whereOpen(call, async () => {
      const { site, body, request } = call;
      return enter(call, await sessions.logIn(site.id, { ...body, address: request.ip }), body.rememberMe);
    }),
  );
  handle(contract.logOut, async (call) => {
    const { site, query, request, reply } = call;
    const token = customerTokenOf(request);
    if (token !== '' && !hasXsrfToken(call, token)) return fail('crumbFail', { crumbFail: true });
    if (token !== '') await sessions.logOut(site.id, token);
    keepCustomer(reply, '');
    const copied =
      query.cloneCart === 'true' ? await carts.copy({ site, token: cartTokenOf(request) }) : undefined;
    if (copied === undefined) dropCart(reply);
    else keepCart(reply, copied);
    return { ok: true as const };
  });
  handle(contract.signUp, (call) =>
    whereOpen(call, () => links.signUp(call.site, { ...call.body, ...callerOf(call) })),
  );
  handle(contract.askForLink, (call) =>
    whereOpen(call, () => {
      const { kind, email } = call.body;
      return links.ask(call.site, kind, { email, ...callerOf(call) });
    }),
  );
  handle(contract.choosePassword, async (call) =>
    enter(call, await links.choosePassword(call.site.id, call.body), call.body.rememberMe),
  );
  handle(contract.followLink, async (call) =>
    enter(call, await links.follow(call.site.id, call.body), call.body.rememberMe),
  );
  handle(contract.read, (call) => asCustomer(call, ({ customer }) => profileOf(customer)));
  handle(contract.save, (call) => asCustomer(call, (caller) => account.save(caller, call.body)));
  handle(contract.saveAddresses, (call) =>
    asCustomer(call, (caller) => account.saveAddresses(caller, call.body.addresses)),
  );
  handle(contract.changePassword, (call) =>
    asCustomer(call, (caller) => account.changePassword(caller, call.body)),
  );
  handle(contract.exportData, (call) =>
    asCustomer(call, async (caller) =>
      sendDownload(call.reply, {
        name: 'my-data.json',
        type: 'application/json; charset=utf-8',
        bytes: Buffer.from(await account.exportData(caller)),
      }),
    ),
  );
  handle(contract.remove, (call) =>
    asCustomer(call, async (caller) => {
      const removed = await account.remove(caller, call.body.proof);
      if (!(removed instanceof Failure)) keepCustomer(call.reply, '');
      return removed;
    }),
  );
  handle(contract.listOrders, (call) =>
    asCustomer(call, (caller) => account.orders(caller, call.query.before)),
  );
  handle(contract.listGiftCards, (call) =>
    asCustomer(call, async ({ site, customer }) => {
      const cards = await giftCards.ofRecipient(site.id, customer.email);
      return {
        giftCards: cards.map((card) => ({
          id: card.id,
          code: groupedGiftCode(card.code),
          from: card.senderName,
          state: card.state,
          currency: card.currency,
          issuedCents: card.issuedCents,
          balanceCents: card.balanceCents,
          expiresAt: card.expiresAt?.toISOString() ?? null,
        })),
      };
    }),
  );
  handle(contract.reorder, (call) =>
    asCustomer(call, async (caller) => {
      const place = { site: call.site, token: cartTokenOf(call.request) };
      const result = await account.reorder(caller, place, call.params.id);
      if (result instanceof Failure) return result;
      const { token, ...told } = result;
      if (token !== undefined) keepCart(call.reply, token);
      return told;
    }),
  );
}
