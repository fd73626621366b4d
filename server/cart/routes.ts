import { cartCalls as contract } from '#contract/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Cart } from '#core/commerce/cart.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import { cartTokenOf, dropCart, keepCart } from './cookies.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { CartAnswer, Carts } from './service.ts';

interface Caller {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

export function serveCart(
  handle: Handle,
  deps: { carts: Carts; admission: SiteAdmission; isSecure: boolean },
): void {
  const { carts, admission, isSecure } = deps;

  /** Runs for whoever may see the site, and lets the cookies live on. */
  async function answer(
    call: Caller,
    work: (token: string | undefined) => Promise<CartAnswer | Failure>,
  ): Promise<Cart | Failure> {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    const result = await work(cartTokenOf(call.request));
    if (result instanceof Failure) {
      if (result.code === 'noCart') dropCart(call.reply, isSecure);
      return result;
    }
    keepCart(call.reply, result.token, isSecure);
    return result.cart;
  }

  handle(contract.read, async (call) => {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    return carts.read(call.site, cartTokenOf(call.request));
  });
  handle(contract.add, (call) => answer(call, (token) => carts.add(call.site, token, call.body)));
  handle(contract.change, (call) =>
    answer(call, (token) => carts.setQuantity(call.site, token, call.params.id, call.body.quantity)),
  );
  handle(contract.readForm, async (call) => {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    return carts.readForm(call.site, cartTokenOf(call.request), call.params.id);
  });
  handle(contract.answer, (call) =>
    answer(call, (token) => carts.answer(call.site, token, call.params.id, call.body.form)),
  );
  handle(contract.remove, (call) =>
    answer(call, (token) => carts.setQuantity(call.site, token, call.params.id, 0)),
  );
  handle(contract.addCoupon, (call) =>
    answer(call, (token) => carts.addCoupon(call.site, token, call.body.code)),
  );
  handle(contract.removeCoupon, (call) =>
    answer(call, (token) => carts.removeCoupon(call.site, token, call.params.code)),
  );
  handle(contract.estimate, (call) => answer(call, (token) => carts.estimate(call.site, token, call.body)));
  handle(contract.choose, (call) =>
    answer(call, (token) => carts.choose(call.site, token, call.body.option)),
  );
  handle(contract.saveContact, (call) =>
    answer(call, (token) => carts.saveContact(call.site, token, call.body)),
  );
}
