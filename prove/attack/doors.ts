import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { webhook } from '#contract/addresses/payments.ts';
import { send, type Answer } from '../../bench/client.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import type { Outcome, World } from './world.ts';

async function raw(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket).catch(() => '');
}

/** Requests that mean two hosts at once. */
export async function twoHosts(world: World): Promise<Outcome> {
  const cases = [
    ['GET / HTTP/1.1', `Host: ${world.own.host}`, `Host: ${world.foreign.host}`],
    ['GET / HTTP/1.1', `Host: ${world.own.host}`, `hOST: ${world.own.host}`],
    [`GET http://${world.foreign.host}/ HTTP/1.1`, `Host: ${world.own.host}`],
    ['GET / HTTP/1.1'],
  ];
  const faults: string[] = [];
  for (const lines of cases) {
    const answer = await raw(world.portOf(), lines);
    if (!answer.startsWith('HTTP/1.1 400'))
      faults.push(`${lines.join(' · ')}: ${answer.split('\r\n', 1)[0]}`);
  }
  return { name: 'two hosts', tried: cases.length, faults };
}

/** Cookies that a neighbour filled a browser with: the answer clears them, and the next request gets through. */
export async function neighboursCookies(world: World): Promise<Outcome> {
  const faults: string[] = [];
  const counts = [5, 10, 15];
  for (const count of counts) {
    const jar = new Map(Array.from({ length: count }, (_, at) => [`bomb${at}`, 'x'.repeat(4000)]));
    const visit = () =>
      raw(world.portOf(), [
        'GET / HTTP/1.1',
        `Host: ${world.own.host}`,
        `Cookie: ${[...jar].map((pair) => pair.join('=')).join('; ')}`,
      ]);
    const first = await visit();
    for (const [, name = ''] of first.matchAll(/set-cookie: ([^=]+)=;[^\r]*max-age=0/gi)) jar.delete(name);
    const second = await visit();
    if (!first.startsWith('HTTP/1.1 431') || !second.startsWith('HTTP/1.1 200'))
      faults.push(`${count} cookies: ${first.slice(0, 12)}, then ${second.slice(0, 12)}`);
  }
  return { name: "a neighbour's cookies", tried: counts.length, faults };
}

/** Strangers who guess at an account: they are slowed, from wherever they come, and its owner gets in. */
export async function lockOut(world: World): Promise<Outcome> {
  const faults: string[] = [];
  const { email } = await world.anAccount([]);
  const { password } = DEMO_OWNER;
  const logIn = (secret: string, headers = {}) =>
    world.call('POST', '/api/auth/Login', { host: world.domain, body: { email, password: secret }, headers });
  const device = cookieOf(await logIn(password), 'plinth_device');
  for (let round = 0; round < 12; round += 1) await logIn('a guess');
  const check = (what: string, status: number, wanted: number) => {
    if (status !== wanted) faults.push(`${what}: ${status} in place of ${wanted}`);
  };
  check('a stranger who knows the password', (await logIn(password)).status, 429);
  check('the owner on a known browser', (await logIn(password, { cookie: device })).status, 200);
  const ask = () => world.call('POST', '/api/auth/RequestReset', { host: world.domain, body: { email } });
  for (let round = 0; round < 10; round += 1) await ask();
  check('the owner who asks for a reset', (await ask()).status, 200);
  let last = 0;
  for (let round = 1; round <= 25; round += 1) {
    const body = { email: `nobody${round}@example.com`, password: 'a guess' };
    const headers = { 'x-forwarded-for': `2001:db8:7:7::${round}` };
    last = (await world.call('POST', '/api/auth/Login', { host: world.domain, body, headers })).status;
  }
  check('one IPv6 network with many addresses', last, 429);
  return { name: 'lock-out', tried: 4, faults };
}

function cookieOf({ headers }: Answer, name: string): string {
  const line = (headers['set-cookie'] ?? []).find((each) => each.startsWith(`${name}=`)) ?? '';
  return line.split(';')[0] ?? '';
}

/** Calls that say a payment was made, and were not made by who took it. */
export async function forgedWebhooks(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const { rows } = await world.client.query<{ id: string }>('select id from payments limit 5');
  const ids = [...rows.map(({ id }) => id), 'pi_unknown', ''];
  for (const provider of ['test', 'stripe', 'mollie'])
    for (const host of [world.own.host, world.foreign.host, world.domain])
      for (const id of ids) {
        const object = {
          id,
          metadata: { siteId: world.own.id, paymentId: id },
          amount: 1,
          status: 'succeeded',
        };
        const { status } = await send(
          world.portOf(),
          host,
          'POST',
          webhook.path.replace(':provider', provider),
          {
            body: { id, type: 'payment_intent.succeeded', data: { object } },
            headers: { 'stripe-signature': 't=1,v1=00', 'x-forwarded-for': world.newNetwork() },
          },
        );
        tried += 1;
        if (status < 400 || status >= 500) faults.push(`${provider} ${host} ${id}: ${status}`);
      }
  return { name: 'forged webhooks', tried, faults };
}

/** Figures of the server, asked for from elsewhere. */
export async function openMetrics(world: World): Promise<Outcome> {
  const cases = [
    { host: world.domain, headers: { 'x-forwarded-for': '11.0.0.1' } },
    { host: world.own.host, headers: {} },
    { host: '127.0.0.1', headers: { 'x-forwarded-for': '11.0.0.1' } },
    { host: 'elsewhere.example', headers: {} },
  ];
  const faults: string[] = [];
  for (const { host, headers } of cases) {
    const { status } = await send(world.portOf(), host, 'GET', '/metrics', { headers });
    if (status !== 404) faults.push(`${host} ${JSON.stringify(headers)}: ${status}`);
  }
  return { name: 'metrics from elsewhere', tried: cases.length, faults };
}
