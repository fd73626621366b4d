import { HitKind } from '#core/analytics/hits.ts';
import { HOUR_MS } from '#core/durations.ts';
import { isId } from '#core/ids.ts';
import { Failure } from '#contract/errors.ts';
import type { BodyOf, Route } from '#contract/route.ts';
import { forms } from '#contract/forms.ts';
import { popup } from '#contract/popup.ts';
import { cartCalls, shopPages } from '#contract/shop/cart.ts';
import { products } from '#contract/shop/products.ts';
import type { Database } from '../database/database.ts';
import type { Call, Handle } from '../http/handle.ts';
import { SentForm } from '../http/incoming/incoming.ts';
import type { Intake, Told, ToldBeside } from './intake.ts';
import { orderSince } from './store.ts';

type Step = (call: Call<Route>) => Promise<Told | undefined>;

/** Where the browser goes that sent a form without a script. */
const SENT_STATUS = 303;
/** What nobody reads the answer of gets the same, counted or not. */
const TAKEN_STATUS = 204;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Serves calls, and counts those that are a step towards an order or send a form, once they have succeeded. What forms
 * and the pop-up count themselves reaches them from visitors alone.
 */
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

  const beside = new Map<Route, (call: Call<Route>) => ToldBeside>([
    [
      forms.render,
      ({ body }) => {
        const { formId, pagePath, visitorCookie } = body as BodyOf<typeof forms.render>;
        return { kind: 'formView', url: pagePath ?? '/', target: formId, visitorCookie };
      },
    ],
    [
      forms.progress,
      (call) => {
        const { formId, event, fieldId } = call.body as BodyOf<typeof forms.progress>;
        return { kind: 'formProgress', url: referrerOf(call), target: `${formId} ${event} ${fieldId}` };
      },
    ],
    [
      popup.record,
      ({ body }) => {
        const { event, overlayVersion, pagePath, visitorCookie } = body as BodyOf<typeof popup.record>;
        return { kind: 'popup', url: pagePath ?? '/', target: `${event} ${overlayVersion}`, visitorCookie };
      },
    ],
  ]);
  const tellerOf = ({ site, visitor, request }: Call<Route>) =>
    site && { site, visitor, headers: request.headers, address: request.ip };

  return (route, handler) => {
    const toldBeside = beside.get(route);
    if (toldBeside)
      return handle(route, async (call) => {
        const any = call as unknown as Call<Route>;
        const teller = tellerOf(any);
        const isNews = teller !== undefined && (await intake.isNews(teller, toldBeside(any)));
        return isNews ? handler(call) : call.reply.code(TAKEN_STATUS).send();
      });
    const step = steps.get(route);
    if (!step) return handle(route, handler);
    handle(route, async (call) => {
      const result = await handler(call);
      const any = call as unknown as Call<Route>;
      const teller = tellerOf(any);
      if (!(result instanceof Failure) && teller) {
        // Nobody's order waits for what is only counted.
        void step(any)
          .then((told) => told && intake.tell(teller, told))
          .catch(() => {});
      }
      return result;
    });
  };
}
