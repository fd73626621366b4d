import { CART_COOKIE } from '#core/visitors/cookies.ts';
import { send, type Answer } from '../../bench/client.ts';
import { makeNode } from '../../bench/node.ts';
import { SESSION_COOKIE } from '../../server/accounts/sessions/session-cookie.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { digest, newSecret } from '../../server/secrets/secrets.ts';
import type { Outcome, World } from './world.ts';

/** Not this machine's: only there are cookies as visitors get them. */
const DOMAIN = 'attack.example';
const linesOf = ({ headers }: Answer): string[] => headers['set-cookie'] ?? [];
const valueOf = (answer: Answer, name: string) =>
  linesOf(answer)
    .find((line) => line.startsWith(`${name}=`))
    ?.split(/[=;]/)[1] ?? '';

/** Cookies that another site below the domain set for all of them: not one is believed. */
export async function neighbours(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const check = (what: string, isHeld: boolean) => {
    tried += 1;
    if (!isHeld) faults.push(what);
  };
  const shop = await openShop(world.portOf(), world.domain);
  const variantId = await shop.sell('Goods for two', 10);
  const port = (world.nodes.at(-1)?.port ?? 0) + 1;
  const { dataDir, databaseUrl } = world;
  const node = makeNode({
    port,
    appDomain: DOMAIN,
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  try {
    await node.start();
    const host = `${world.own.identifier}.${DOMAIN}`;
    const ask = (method: string, path: string, cookie: string, body?: unknown) =>
      send(port, host, method, path, { body, cookie, headers: { 'x-forwarded-for': world.newNetwork() } });
    const buy = (cookie: string) =>
      ask('POST', '/api/commerce/cart/entries', cookie, { variantId, quantity: 1 });
    const first = await buy('');
    const theirs = valueOf(first, `__Host-${CART_COOKIE}`);
    check('a cart has a name that no neighbour can set', theirs !== '');
    check('and no other', !linesOf(first).some((line) => line.startsWith(`${CART_COOKIE}=`)));
    const caught = await buy(`${CART_COOKIE}=${theirs}`);
    const own = valueOf(caught, `__Host-${CART_COOKIE}`);
    check('whoever was given a cart gets one of their own', own !== '' && own !== theirs);
    const seen = JSON.parse(
      (await ask('GET', '/api/commerce/cart', `__Host-${CART_COOKIE}=${theirs}`)).body,
    ) as { entries?: { quantity: number }[] };
    check(
      'and fills it, not that of the neighbour',
      (seen.entries ?? []).reduce((sum, { quantity }) => sum + quantity, 0) === 1,
    );

    const token = newSecret();
    await world.client.query(
      `insert into sessions (token_hash, account_id, host, expires_at)
       select $1, id, $2, now() + interval '1 hour' from accounts where email = $3`,
      [digest(token), host, DEMO_OWNER.email],
    );
    const me = async (cookie: string) => (await ask('GET', '/api/auth/Account', cookie)).status;
    check('a session is believed', (await me(`__Host-${SESSION_COOKIE}=${token}`)) === 200);
    check('but not from a neighbour', (await me(`${SESSION_COOKIE}=${token}`)) !== 200);
    check('nor twice', (await me(`__Host-${SESSION_COOKIE}=x; ${SESSION_COOKIE}=${token}`)) !== 200);

    const answers = [
      first,
      await send(port, DOMAIN, 'POST', '/api/auth/Login', {
        body: { email: DEMO_OWNER.email, password: DEMO_OWNER.password },
        headers: { 'x-forwarded-for': world.newNetwork() },
      }),
      await ask('GET', '/api/auth/Handoff', ''),
    ];
    for (const line of answers.flatMap(linesOf).filter((each) => /httponly/i.test(each)))
      check(`${line.split('=')[0]} is bound to its host`, line.startsWith('__Host-') && /secure/i.test(line));
    const front = await ask('GET', '/', '');
    check('browsers are told to stay on https', 'strict-transport-security' in front.headers);
  } finally {
    await node.end();
  }
  return { name: "a neighbour's cookies away from localhost", tried, faults };
}
