import { connect } from 'node:net';
import { ROUTES } from '../../server/http/testing/routes.ts';
import { makeRandom } from '../random.ts';
import type { Outcome, World } from './world.ts';

const isQuick = process.argv.includes('--quick');
const REQUESTS = Number(process.env.PROVE_REQUESTS ?? (isQuick ? 5000 : 100_000));
const SEED = Number(process.env.PROVE_SEED ?? 1);
const CONNECTIONS = 32;
/** One connection carries so many, until the server has had enough of it. */
const PER_CONNECTION = 20;
const ANSWER_WITHIN_MS = 15_000;
/** For each one that is answered so many are sent at most. */
const MAX_SENT = 20;
const STATUS_LINE = /HTTP\/1\.1 \d{3}/g;

const WORDS = [
  '',
  '%',
  '%00',
  '%2e%2e%2f',
  '..;/',
  '\\',
  "'",
  '"',
  '<script>',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-1',
  'null',
  '%ff%fe',
  '%F0%9F%92%A5',
  'a'.repeat(24),
  'x'.repeat(3000),
  '//',
  '?',
  '#',
  '{{7*7}}',
  '${7*7}',
  '\u00e9',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '[[[[[[',
  '{"a":1e999}',
  'a=1&a=2',
  '\u0000',
  '{"body":'.repeat(500),
  '{"email":{"$gt":""}}',
  '{"password":["a"]}',
  '{"roles":[1,1e308,-1]}',
  '--x\r\n\r\n',
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'nonsense',
  '',
  'application/octet-stream',
];
const LINES = [
  'Cookie: ;=;x=%',
  'Cookie: plinth_session=%00',
  'X-Forwarded-For: ::::',
  'X-Forwarded-Host: evil.example',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Expect: 100-continue',
  'Range: bytes=9-1',
  'If-None-Match: *',
  'Accept-Encoding: ,;q=',
  'Origin: null',
  'Upgrade: h2c',
  'Host: second.example',
];

function makeRequest(
  pick: <T>(values: readonly T[]) => T,
  roll: () => number,
  host: string,
  network: string,
): string {
  const route = pick(ROUTES);
  const method =
    roll() < 0.9 ? route.method : pick(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'BREW']);
  const path = route.path.replaceAll(/:\w+/g, () => pick(WORDS)).replaceAll(/\s/g, '+');
  const query = roll() < 0.5 ? `?${pick(WORDS)}=${pick(WORDS)}&crumb=${pick(WORDS)}`.replaceAll('#', '') : '';
  const body = method === 'GET' ? '' : pick(BODIES);
  const lines = [
    `${method} ${path}${query} HTTP/1.1`,
    `Host: ${roll() < 0.85 ? host : pick(['', 'x y', 'elsewhere.example', 'a'.repeat(300), '[::1]'])}`,
    ...(roll() < 0.9 ? [`X-Forwarded-For: ${network}`] : []),
    ...(body === '' ? [] : [`Content-Type: ${pick(TYPES)}`, `Content-Length: ${Buffer.byteLength(body)}`]),
    ...(roll() < 0.2 ? [pick(LINES)] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What no client of ours would send, over plain connections: never a 5xx, never a stack, and the server lives on. */
export async function malformedRequests(world: World): Promise<Outcome> {
  const roll = makeRandom(SEED);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(roll() * values.length)] as T;
  const faults: string[] = [];
  let [sentCount, tried] = [0, 0];
  const isDone = () => tried >= REQUESTS || sentCount >= REQUESTS * MAX_SENT;
  // A head that cannot be read ends its connection: what was not answered is not counted.
  const untilAnswered = async () => {
    while (!isDone()) await oneConnection();
  };
  const oneConnection = async () => {
    const sent: string[] = [];
    const said = await talk(world.portOf(), (write) => {
      for (let count = 0; count < PER_CONNECTION; count += 1) {
        const host = pick([world.own.host, world.own.host, world.domain]);
        const request = makeRequest(pick, roll, host, world.newNetwork());
        sent.push(request);
        write(request);
        sentCount += 1;
      }
    });
    tried += said.match(STATUS_LINE)?.length ?? 0;
    const [bad] = /HTTP\/1\.1 5\d\d[^\r]*/.exec(said) ?? [];
    if (bad !== undefined)
      faults.push(
        `${bad} after one of ${sent
          .map((each) => each.split('\r\n')[0])
          .join(' | ')
          .slice(0, 900)}`,
      );
    if (/\n\s+at .*\.(?:ts|js):\d+/.test(said)) faults.push(`a stack after ${sent[0]?.slice(0, 200)}`);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, untilAnswered));
  console.log(`  ${sentCount} requests sent, ${tried} answers`);
  const alive = await world.call('GET', '/readyz').catch(() => undefined);
  if (alive?.status !== 200) faults.push('the server does not answer any more');
  return { name: 'malformed requests', tried, faults };
}

function talk(port: number, begin: (write: (text: string) => void) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const done = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(ANSWER_WITHIN_MS, done).on('error', done).on('close', done);
    socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
    socket.on('connect', () => {
      begin((text) => socket.write(text, 'latin1'));
      // So that the server ends the connection when it has answered all of them.
      socket.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    });
  });
}
