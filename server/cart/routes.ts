import { cartCalls as contract } from '#contract/shop/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site, Visitor } from '../http/context.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import { cartTokenOf, dropCart, keepCart } from './cookies.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { CartAnswer, CartPlace } from './changing.ts';
import type { Carts } from './service.ts';

interface Caller {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

export function serveCart(handle: Handle, deps: { carts: Carts; admission: SiteAdmission }): void {
  const { carts, admission } = deps;

  const placeOf = ({ site, request }: Caller): CartPlace => ({
    site,
    token: cartTokenOf(request),
    path: pathCameFrom(request),
  });

  /** Runs for whoever may see the site, and lets the cookies live on. */
  async function answer(
    call: Caller,
    work: (place: CartPlace) => Promise<CartAnswer | Failure>,
  ): Promise<Cart | Failure> {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    const result = await work(placeOf(call));
    if (result instanceof Failure) {
      if (result.code === 'noCart') dropCart(call.reply);
      return result;
    }
    keepCart(call.reply, result.token);
    return result.cart;
  }

  handle(contract.read, async (call) =>
    (await isOpenTo(admission, call)) ? carts.read(placeOf(call)) : fail('locked'),
  );
  handle(contract.readForm, async (call) =>
    (await isOpenTo(admission, call)) ? carts.readForm(placeOf(call), call.params.id) : fail('locked'),
  );
  handle(contract.add, (call) => answer(call, (place) => carts.add(place, call.body)));
  handle(contract.change, (call) =>
    answer(call, (place) => carts.setQuantity(place, call.params.id, call.body.quantity)),
  );
  handle(contract.answer, (call) =>
    answer(call, (place) => carts.answer(place, call.params.id, call.body.form)),
  );
  handle(contract.remove, (call) => answer(call, (place) => carts.setQuantity(place, call.params.id, 0)));
  handle(contract.addCoupon, (call) =>
    answer(call, (place) => carts.addCode(place, call.body.code, call.request.ip)),
  );
  handle(contract.removeCoupon, (call) =>
    answer(call, (place) => carts.removeCoupon(place, call.params.code)),
  );
  handle(contract.removeGiftCard, (call) =>
    answer(call, (place) => carts.removeGiftCard(place, call.params.id)),
  );
  handle(contract.estimate, (call) => answer(call, (place) => carts.estimate(place, call.body)));
  handle(contract.choose, (call) => answer(call, (place) => carts.choose(place, call.body.option)));
  handle(contract.saveContact, (call) => answer(call, (place) => carts.saveContact(place, call.body)));
}
