import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { send } from '../bench/client.ts';
import { makeBuyer, type Buyer, type Card, type Placed } from '../bench/shop/buyer.ts';
import type { ProductNode } from '../bench/node.ts';
import type { OpenShop } from '../bench/shop/owner.ts';

const TRY_AGAIN_MS = 60;
const CALLS_AT_ONCE = 20;

export interface Storm {
  shop: OpenShop;
  nodes: readonly ProductNode[];
  /** From 0 up to 1; the same numbers make the same storm. */
  random: () => number;
  acknowledged: Set<string>;
  counts: { soldOut: number; declined: number; refunds: number; calls: number; forged: number };
}

export const nodeOf = ({ nodes, random }: Storm) => {
  const node = nodes[Math.floor(random() * nodes.length)];
  if (!node) throw new Error('There is no node.');
  return node;
};

/** What got no answer is asked again, as a browser's user would. */
export async function again<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await work().catch(() => undefined);
    if (done !== undefined) return done;
    await pause(TRY_AGAIN_MS);
  }
}

const answered = (placed: Placed) => (placed.status >= 500 || placed.status === 0 ? undefined : placed);

/** A great many buyers who all have the same last things in their cart, and press the button together. */
export async function rush(storm: Storm, variantId: string, buyers: number): Promise<void> {
  const carts = await inParallel(buyers, 64, async () => {
    const buyer = makeBuyer({ portOf: () => nodeOf(storm).port, host: storm.shop.host });
    await again(async () => ((await buyer.add(variantId)).status === 200 ? true : undefined));
    return { buyer, quote: (await again(() => buyer.tellAddress())).quote };
  });
  await inParallel(carts.length, 256, async (index) => {
    const cart = carts[index];
    if (cart) note(storm, await again(async () => answered(await cart.buyer.place(cart.quote))));
  });
}

/** One visitor from an empty cart to the end, whatever that is. */
export async function shopAround(storm: Storm, variants: readonly string[], code: string): Promise<void> {
  const { random } = storm;
  const buyer = makeBuyer({ portOf: () => nodeOf(storm).port, host: storm.shop.host });
  const variantId = variants[Math.floor(random() * variants.length)] ?? '';
  const added = await again(async () => {
    const answer = await buyer.add(variantId, random() < 0.2 ? 2 : 1);
    return answer.status < 500 ? answer : undefined;
  });
  if (added.status !== 200) {
    storm.counts.soldOut += 1;
    return;
  }
  if (random() < 0.3) await again(async () => ((await buyer.addCode(code)).status < 500 ? true : undefined));
  await again(() => buyer.tellAddress());
  const orderId = await pay(storm, buyer, pickCard(random));
  if (orderId !== '' && random() < 0.3) await regret(storm, orderId);
}

function pickCard(random: () => number): Card {
  const dice = random();
  if (dice < 0.1) return 'declined';
  if (dice < 0.2) return 'asks';
  if (dice < 0.26) return 'slow';
  if (dice < 0.32) return 'timesOut';
  return dice < 0.38 ? 'answersTwice' : 'good';
}

/** Presses the button up to three times at once, and goes on with whatever it is told. */
async function pay(storm: Storm, buyer: Buyer, card: Card): Promise<string> {
  const { quote } = await again(async () => {
    const cart = await buyer.readCart();
    return typeof cart.quote === 'string' ? cart : undefined;
  });
  const clicks = 1 + Math.floor(storm.random() * 3);
  const answers = await Promise.all(
    Array.from({ length: clicks }, () => again(async () => answered(await buyer.place(quote, card)))),
  );
  for (const answer of answers) note(storm, answer);
  const told = answers.find(({ orderId }) => orderId !== '');
  if (told) return told.state === 'succeeded' ? told.orderId : '';
  if (answers.some(({ state }) => state === 'needsConfirmation')) {
    const isApproved = storm.random() < 0.8;
    const answer = await again(async () => answered(await buyer.answerBank(isApproved)));
    note(storm, answer);
    return answer.orderId;
  }
  if (answers.some(({ errorKey }) => errorKey === 'paymentFailed')) return pay(storm, buyer, 'good');
  if (answers.some(({ errorKey }) => errorKey === 'cartChanged')) return pay(storm, buyer, card);
  return '';
}

function note(storm: Storm, { orderId, errorKey }: Placed): void {
  if (orderId !== '') storm.acknowledged.add(orderId);
  if (errorKey === 'soldOut') storm.counts.soldOut += 1;
  if (errorKey === 'paymentFailed') storm.counts.declined += 1;
}

/** The owner gives money back, some of it twice at once with the same key, or cancels. */
async function regret(storm: Storm, orderId: string): Promise<void> {
  const { shop, random } = storm;
  const act = (path: string, body: unknown) =>
    again(async () => {
      const answer = await shop.call(nodeOf(storm).port, 'POST', `orders/${orderId}/${path}`, body);
      return answer.status < 500 && answer.status !== 429 ? answer : undefined;
    });
  storm.counts.refunds += 1;
  if (random() < 0.4) {
    await act('cancel', { restock: true, isMailed: false });
    return;
  }
  const refund = {
    key: randomBytes(8).toString('hex'),
    cents: 100 + Math.floor(random() * 300),
    reason: '',
    restock: random() < 0.3,
    isMailed: false,
  };
  await Promise.all([act('refund', refund), act('refund', refund)]);
}

/** The provider's calls, again, out of order and with old news; and some that it never signed. */
export async function callAgain(storm: Storm, client: Client, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await client.query<Told & { secret: string }>(
      'select id, reference, secret from test_payments order by random() limit $1',
      [CALLS_AT_ONCE],
    );
    await Promise.all(
      rows.flatMap(({ id, reference, secret }) => [
        tell(storm, { id, reference }, 'processing', secret),
        tell(storm, { id, reference }, 'succeeded', secret),
        tell(storm, { id, reference }, 'failed', secret),
        tell(storm, { id, reference }, 'succeeded', 'not the secret'),
      ]),
    );
    await pause(TRY_AGAIN_MS);
  }
}

interface Told {
  id: string;
  /** Which of our payments it is about. */
  reference: string;
}

async function tell(storm: Storm, told: Told, state: string, secret: string): Promise<void> {
  const body = { ...told, state };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('base64url');
  const answer = await send(nodeOf(storm).port, storm.shop.host, 'POST', '/api/payments/webhook/test', {
    body,
    headers: { 'x-test-signature': signature },
  }).catch(() => undefined);
  storm.counts.calls += 1;
  if (secret === 'not the secret' && answer?.status === 200) storm.counts.forged += 1;
}

export async function inParallel<T>(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, run));
  return results;
}
