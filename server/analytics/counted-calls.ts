import { HitKind } from '#core/analytics/hits.ts';
import { HOUR_MS } from '#core/durations.ts';
import { isId } from '#core/ids.ts';
import { Failure } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { forms } from '#contract/forms.ts';
import { cartCalls, shopPages } from '#contract/shop/cart.ts';
import { products } from '#contract/shop/products.ts';
import type { Database } from '../database/database.ts';
import type { Call, Handle } from '../http/handle.ts';
import { SentForm } from '../http/incoming/incoming.ts';
import type { Intake, Told } from './intake.ts';
import { orderSince } from './store.ts';

type Step = (call: Call<Route>) => Promise<Told | undefined>;

/** Where the browser goes that sent a form without a script. */
const SENT_STATUS = 303;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Serves calls, and counts those that are a step towards an order or send a form, once they have succeeded. */
export function makeCountingHandle(
  handle: Handle,
  { db, intake, now }: { db: Database; intake: Intake; now: () => Date },
): Handle {
  const referrerOf = ({ request }: Call<Route>) => request.headers.referer ?? '/';
  const steps = new Map<Route, Step>([
    [cartCalls.add, async (call) => ({ kind: HitKind.cart, url: referrerOf(call) })],
    [
      forms.save,
      async (call) => ({
        kind: HitKind.form,
        url: referrerOf(call),
        target: text((call.body as { formId?: unknown }).formId),
      }),
    ],
    [
      forms.post,
      async (call) => {
        const { body } = call.request;
        // A form that was refused is answered with itself.
        if (call.reply.statusCode !== SENT_STATUS || !(body instanceof SentForm)) return undefined;
        return { kind: HitKind.form, url: referrerOf(call), target: text(body.text.get('formId')) };
      },
    ],
    [cartCalls.checkout, async (call) => ({ kind: HitKind.checkout, url: referrerOf(call) })],
    [
      products.quickView,
      async (call) => {
        const { id } = call.params as { id: string };
        return { kind: HitKind.quickView, url: referrerOf(call), target: id };
      },
    ],
    [
      shopPages.order,
      async ({ site, params }) => {
        const { id } = params as { id: string };
        if (!site || !isId(id)) return undefined;
        const since = new Date(now().getTime() - HOUR_MS);
        const order = await db.readSite(site.id, (tx) => orderSince(tx, id, since));
        // The page of an order can be opened again: it counts once.
        return order && { kind: HitKind.order, url: '/', target: id, value: order.cents, clientDate: 0 };
      },
    ],
  ]);

  return (route, handler) => {
    const step = steps.get(route);
    if (!step) return handle(route, handler);
    handle(route, async (call) => {
      const result = await handler(call);
      if (!(result instanceof Failure) && call.site) {
        const { site, visitor, request } = call;
        const teller = { site, visitor, headers: request.headers, address: request.ip };
        // Nobody's order waits for what is only counted.
        void step(call as unknown as Call<Route>)
          .then((told) => told && intake.tell(teller, told))
          .catch(() => {});
      }
      return result;
    });
  };
}
