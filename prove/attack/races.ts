import { randomBytes } from 'node:crypto';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { newId } from '../../server/ids.ts';
import { digest, newSecret } from '../../server/secrets/secrets.ts';
import type { Outcome, World } from './world.ts';

const AT_ONCE = 8;
const together = <T>(work: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, number) => work(number)));

/** Each of these, at once and on all nodes: the outcome is that of one after the other. */
const RACES: Readonly<Record<string, (world: World) => Promise<string | undefined>>> = {
  async categories(world) {
    const lists = Array.from({ length: AT_ONCE }, (_, list) =>
      ['A', 'B'].map((name, at) => ({
        id: `c${at}`.padEnd(24, 'c'),
        parentId: null,
        name: `${name}${list}`,
      })),
    );
    const answers = await together((number) =>
      world.call('PUT', '/api/commerce/categories', { as: world.owner, body: { categories: lists[number] } }),
    );
    const { rows } = await world.client.query<{ name: string }>(
      'select name from product_categories where site_id = $1 order by position',
      [world.own.id],
    );
    const kept = rows.map(({ name }) => name).join();
    const isWhole = lists.some((list) => list.map(({ name }) => name).join() === kept);
    return answers.every(({ status }) => status === 200) && isWhole
      ? undefined
      : `${answers.map(({ status }) => status).join()}; kept ${kept}`;
  },

  async coupons(world) {
    const shop = await openShop(world.portOf(), world.domain);
    const variant = await shop.sell('Goods with a code', 100);
    const code = `ONCE${newId().slice(0, 6).toUpperCase()}`;
    await shop.offer(code, 1);
    const buyers = await together(async () => {
      const buyer = makeBuyer({ portOf: world.portOf, host: shop.host });
      await buyer.add(variant);
      await buyer.addCode(code);
      return { buyer, quote: (await buyer.tellAddress()).quote };
    });
    const placed = await together(async (number) => buyers[number]?.buyer.place(buyers[number]?.quote ?? ''));
    // Orders that came without the discount in the end are as good as any other.
    const { rows } = await world.client.query<{ used: number }>(
      `select count(*)::int as used from discount_uses join discounts on discounts.id = discount_id where code = $1`,
      [code],
    );
    const used = rows[0]?.used ?? 0;
    return used === 1 && placed.every((each) => (each?.status ?? 0) < 500)
      ? undefined
      : `a code for one was used ${used} times`;
  },

  async refunds(world) {
    const shop = await openShop(world.portOf(), world.domain);
    const buyer = makeBuyer({ portOf: world.portOf, host: shop.host });
    await buyer.add(await shop.sell('Goods to return', 10));
    const { orderId } = await buyer.place((await buyer.tellAddress()).quote);
    const answers = await together(() =>
      shop.call(world.portOf(), 'POST', `orders/${orderId}/refund`, {
        key: randomBytes(8).toString('hex'),
        cents: 900,
        reason: '',
        restock: false,
        isMailed: false,
      }),
    );
    const given = answers.filter(({ status }) => status === 200).length;
    return given === 1 && answers.every(({ status }) => status < 500)
      ? undefined
      : `${given} refunds of most of an order: ${answers.map(({ status }) => status).join()}`;
  },

  async 'reset tokens'(world) {
    const { id } = await world.anAccount([]);
    const token = newSecret();
    await world.client.query(
      `insert into account_tokens (token_hash, account_id, purpose, expires_at)
       values ($1, $2, 'reset', now() + interval '1 hour')`,
      [digest(token), id],
    );
    const answers = await together((number) =>
      world.call('POST', '/api/auth/Reset', {
        host: world.domain,
        body: { token, password: `an entirely new one ${number}` },
      }),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    return taken === 1 && answers.every(({ status }) => status < 500) ? undefined : `taken ${taken} times`;
  },

  async roles(world) {
    const { id } = await world.anAccount([4]);
    const answers = await together((number) =>
      world.call('PUT', `/api/people/${id}/roles`, {
        as: world.owner,
        body: { roles: [number % 2 ? 4 : 3] },
      }),
    );
    const { rows } = await world.client.query<{ roles: number[] }>(
      'select roles from memberships where account_id = $1 and site_id = $2',
      [id, world.own.id],
    );
    const kept = rows[0]?.roles.join() ?? '';
    return answers.every(({ status }) => status === 200) && ['3', '4'].includes(kept)
      ? undefined
      : `${answers.map(({ status }) => status).join()}; kept ${kept}`;
  },
};

export async function races(world: World): Promise<Outcome> {
  const faults: string[] = [];
  for (const [name, race] of Object.entries(RACES)) {
    const fault = await race(world).catch((error: unknown) => String(error));
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  return { name: 'races', tried: Object.keys(RACES).length, faults };
}
