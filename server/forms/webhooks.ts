import type { WebhookDelivery } from '#contract/forms.ts';
import { fail } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import * as store from './webhook-store.ts';

const QUEUE = 'form-webhook';
const LISTED = 30;
const SECOND = 1000;
/** Pauses between tries: over four days, then the delivery is dead and waits for a person. */
const RETRY_PAUSES_MS = [10, 60, 600, 3600, 6 * 3600, 18 * 3600, 24 * 3600, 24 * 3600, 24 * 3600].map(
  (seconds) => seconds * SECOND,
);
export const SIGNATURE_HEADER = 'x-plinth-signature';

/** Tells other programs about submissions, signed, again and again until they have heard it. */
export async function makeWebhooks(deps: {
  db: Database;
  jobs: Jobs;
  secrets: SiteSecrets;
  post: Outbound;
  now: () => Date;
}) {
  const { db, jobs, secrets, post, now } = deps;

  async function attempt(siteId: string, delivery: { id: string; url: string; payload: string }) {
    const at = String(Math.floor(now().getTime() / SECOND));
    const signature = sign(await secrets.of(siteId, 'webhook'), `${at}.${delivery.payload}`);
    try {
      const { status } = await post(delivery.url, {
        body: delivery.payload,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Plinth',
          'x-plinth-delivery': delivery.id,
          [SIGNATURE_HEADER]: `t=${at},v1=${signature}`,
        },
      });
      return status >= 200 && status < 300 ? '' : `It answered ${status}.`;
    } catch (error) {
      return error instanceof Error ? error.message : 'It could not be reached.';
    }
  }

  async function deliver(siteId: string, id: string): Promise<void> {
    const delivery = await db.readSite(siteId, (tx) => store.findDelivery(tx, id));
    if (delivery?.state !== 'waiting') return;
    const problem = await attempt(siteId, delivery);
    const attempts = delivery.attempts + 1;
    const pause = RETRY_PAUSES_MS[attempts - 1];
    const state = problem === '' ? 'delivered' : pause === undefined ? 'dead' : 'waiting';
    await db.site(siteId, async (tx) => {
      await store.changeDelivery(tx, id, {
        state,
        attempts,
        problem,
        endedAt: state === 'waiting' ? null : now(),
      });
      if (state === 'waiting' && pause !== undefined)
        await jobs.enqueue(tx, QUEUE, { siteId, id }, new Date(now().getTime() + pause));
    });
  }

  await jobs.handle(QUEUE, ({ siteId = '', id = '' }) => deliver(siteId, id));

  return {
    /** Part of the transaction of the submission. */
    async announce(
      tx: Tx,
      siteId: string,
      about: { formId: string; submissionId: string; url: string; payload: unknown },
    ): Promise<void> {
      const id = newId();
      await store.insertDelivery(tx, {
        ...about,
        siteId,
        id,
        payload: JSON.stringify(about.payload),
        createdAt: now(),
      });
      await jobs.enqueue(tx, QUEUE, { siteId, id });
    },

    deliver,

    async list(tx: Tx, formId: string): Promise<WebhookDelivery[]> {
      const rows = await store.listDeliveries(tx, formId, LISTED);
      return rows.map(({ payload: _long, formId: _known, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
      }));
    },

    async retry(actor: Actor, id: string) {
      return db.site(actor.siteId, async (tx) => {
        const delivery = await store.findDelivery(tx, id);
        if (!delivery || delivery.state === 'delivered') return fail('notFound');
        await store.changeDelivery(tx, id, { state: 'waiting', attempts: 0, problem: '', endedAt: null });
        await jobs.enqueue(tx, QUEUE, { siteId: actor.siteId, id });
        await recordAction(tx, { ...actor, action: 'webhook.retry', detail: { id } });
        return { success: true as const };
      });
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof makeWebhooks>>;
