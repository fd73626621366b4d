import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordingId } from '#core/experiments/session-recording.ts';
import { cartCalls as contract } from '#contract/shop/cart.ts';
import { giftCards } from '#contract/shop/gift-cards.ts';
import { fail, Failure } from '#contract/errors.ts';
import { cartTokenOf, dropCart } from '../cart/cookies.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { CustomerOf } from '../customers/service.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Checkout } from './service.ts';

interface Caller {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

export function serveCheckout(
  handle: Handle,
  deps: {
    checkout: Checkout;
    customers: { of: CustomerOf };
    admission: SiteAdmission;
    snapshots: Snapshots;
  },
): void {
  const { checkout, customers, admission, snapshots } = deps;

  /** Nobody checks out without a cart, and the cookies of one that is bought or unknown end here. */
  async function withCart<T>(
    call: Caller,
    work: (token: string) => Promise<T | Failure>,
  ): Promise<T | Failure> {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    const token = cartTokenOf(call.request);
    const result = token ? await work(token) : fail('noCart');
    if (result instanceof Failure && result.code === 'noCart') dropCart(call.reply);
    return result;
  }

  handle(contract.sessionRecordingId, async ({ site, reply }) => {
    const { flags } = await snapshots.of(site);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(JSON.stringify(recordingId(flags)));
  });
  handle(contract.checkout, (call) => withCart(call, (token) => checkout.read(call.site, token)));
  handle(contract.place, (call) =>
    withCart(call, async (token) => {
      const customer = await customers.of(call.site, call.request);
      return checkout.place(call.site, token, { ...call.body, customerId: customer?.id ?? null });
    }),
  );
  const whereOpen = async <T>(call: Caller, work: () => Promise<T | Failure>): Promise<T | Failure> =>
    (await isOpenTo(admission, call)) ? work() : fail('locked');
  handle(giftCards.begin, (call) =>
    whereOpen(call, () => checkout.ofGiftCards.begin(call.site, call.body, pathCameFrom(call.request))),
  );
  handle(giftCards.place, (call) =>
    whereOpen(call, async () => {
      const customer = await customers.of(call.site, call.request);
      return checkout.ofGiftCards.place(call.site, { ...call.body, customerId: customer?.id ?? null });
    }),
  );
  handle(giftCards.confirm, (call) =>
    whereOpen(call, () => checkout.ofGiftCards.confirm(call.site, call.body)),
  );
  handle(contract.confirm, (call) =>
    withCart(call, (token) => checkout.confirm(call.site, token, call.body.isApproved)),
  );
}
