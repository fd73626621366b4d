import { setTimeout as pause } from 'node:timers/promises';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { addressOf, NO_ID, ROUTES, sampleOf, type NamedRoute } from '../../server/http/testing/routes.ts';
import { newSecret } from '../../server/secrets/secrets.ts';
import { inTurn, type Outcome, type World } from './world.ts';

const AT_ONCE = 8;
const MAILED_WITHIN_MS = 10_000;
const SECRET_NAMES = ['token', 'cartToken', 'preview', 'key', 'code', 'pageLoadId'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function anOrder(world: World): Promise<string> {
  const shop = await openShop(world.portOf(), world.domain);
  const buyer = makeBuyer({ portOf: world.portOf, host: shop.host });
  await buyer.add(await shop.sell('Goods with a link', 10));
  const { orderId } = await buyer.place((await buyer.tellAddress()).quote);
  return orderId;
}

/** Tokens of everything that was mailed or told, each with the id beside it. */
async function tokensOf(world: World): Promise<{ tokens: string[]; ids: string[] }> {
  const orderId = await anOrder(world);
  const preview = await world.call('POST', '/api/content/previews', { as: world.owner, body: { days: 1 } });
  const speed = await world.call('GET', '/api/1/performance/settings');
  const { rows } = await world.client.query<{ words: string }>('select mails::text as words from mails');
  const said = [preview.body, speed.body, ...rows.map(({ words }) => words)].join('\n');
  const tokens = new Set<string>();
  for (const [, token = ''] of said.matchAll(/(?:token|preview|pageLoadId)"?[=:]"?([\w.-]{20,600})/gi))
    tokens.add(token);
  return { tokens: [...tokens].slice(0, 12), ids: [orderId, NO_ID] };
}

const namesIn = (route: NamedRoute) =>
  [route.params, route.query, route.body].flatMap((schema) => {
    const sample = sampleOf(schema);
    return isRecord(sample) ? Object.keys(sample) : [];
  });

/** Every call that takes a secret, with those of others, of another site, of another kind, and with none at all. */
export async function foreignTokens(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const { tokens, ids } = await tokensOf(world);
  if (tokens.length < 2) faults.push(`only ${tokens.length} tokens were found to try`);
  const hostile = [...tokens, newSecret(), '', 'x'.repeat(4000), '\u0000', '%00', '../', '{}', '-1', 'é'];
  const routes = ROUTES.filter(
    (route) =>
      route.needs === 'nobody' &&
      (/token|:id/i.test(route.path) ||
        namesIn(route).some((name) => SECRET_NAMES.includes(name)) ||
        route.query !== undefined),
  );
  await inTurn(routes, AT_ONCE, async (route) => {
    for (const token of hostile)
      for (const id of ids) {
        const { pathname, searchParams } = new URL(
          addressOf(route, { id, token: encodeURIComponent(token) }),
          'http://host.invalid',
        );
        for (const name of SECRET_NAMES) searchParams.set(name, token);
        const body = sampleOf(route.body);
        const answer = await world.call(route.method, `${pathname}?${searchParams}`, {
          host: route.scope === 'platform' ? world.domain : world.foreign.host,
          ...(route.method === 'POST' || route.method === 'PUT'
            ? { body: isRecord(body) ? { ...body, token, code: token } : (body ?? {}) }
            : {}),
        });
        tried += 1;
        if (answer.status >= 500)
          faults.push(`${route.method} ${route.path} ${token.slice(0, 40)}: ${answer.status}`);
        if (/buyer\d+@example\.com/.test(answer.body))
          faults.push(`${route.method} ${route.path} told another site of a buyer`);
      }
  });
  return { name: 'tokens of others', tried, faults };
}

/** What browsers tell of themselves: too much of it, made up, and again. */
export async function forgedIntake(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const told = ROUTES.filter(
    ({ dropsForged, recordsNothing, needs }) => dropsForged && recordsNothing && needs === 'nobody',
  );
  const { rows: before } = await world.client.query<{ count: number }>(
    'select count(*)::int as count from speed_figures where site_id = $1',
    [world.own.id],
  );
  const bodies: readonly unknown[] = [
    {},
    [],
    'x',
    null,
    { event: 'View', data: '{' },
    { event: 'View', data: '{"url":"javascript:alert(1)"}' },
    { event: '\u0000', data: '\u0000' },
    { data: 'x'.repeat(2_000_000) },
    [{ app: 'site', event: 'x', pageLoadId: 'made.up.id', ts: 1e308, data: { LCP: -1 } }],
    Array.from({ length: 5000 }, () => ({})),
    { kind: 'seen', path: `/${'a'.repeat(5000)}` },
    { kind: 'submit', path: '\u0000' },
    { id: NO_ID, ...JSON.parse('{"__proto__":{"x":1}}') },
  ];
  for (const route of told)
    for (const body of bodies)
      for (const again of [1, 2]) {
        const { status } = await world.call(route.method, addressOf(route), {
          host: route.scope === 'platform' ? world.domain : world.own.host,
          ...(route.method === 'GET' ? {} : { body }),
        });
        tried += 1;
        if (status >= 500)
          faults.push(`${route.path} ${JSON.stringify(body).slice(0, 60)} (${again}): ${status}`);
      }
  const { rows: after } = await world.client.query<{ count: number }>(
    'select count(*)::int as count from speed_figures where site_id = $1',
    [world.own.id],
  );
  tried += 1;
  if (after[0]?.count !== before[0]?.count) faults.push('figures of pages that nobody loaded were counted');
  return { name: 'what browsers tell, forged', tried, faults };
}

/** An Editor reads no mail of the shop. */
export async function orderMails(world: World): Promise<Outcome> {
  const faults: string[] = [];
  if ((await anOrder(world)) === '') faults.push('no order could be placed');
  const reads = (roles: number[]) => async () => {
    const { id } = await world.anAccount(roles);
    const as = await world.signIn(id, 'site');
    return world.call('GET', '/api/inbox/mails', { as });
  };
  const admin = reads([1]);
  const latest = Date.now() + MAILED_WITHIN_MS;
  let isThere = false;
  // A job writes it a moment after the order.
  for (; !isThere && Date.now() < latest; await pause(200))
    isThere = (await admin()).body.includes('order-confirmed');
  if (!isThere) faults.push('there is no mail of an order to read');
  const roles = [[4], [11], [6], [3], [2], [7], [10]];
  for (const each of roles) {
    const answer = await reads(each)();
    if (/order-confirmed|buyer\d+@example\.com/.test(answer.body))
      faults.push(`role ${each.join()} reads mails of orders`);
  }
  return { name: 'mails of orders', tried: roles.length, faults };
}
