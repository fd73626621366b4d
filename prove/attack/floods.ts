import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import type { Outcome, World } from './world.ts';

const MB = 1024 * 1024;
const POSTS = 12;
const POST_BYTES = 20 * MB;
/** Well below what is sent in all, 240 MB; what waits to be collected counts too. */
const MAY_RISE_BYTES = 96 * MB;
const LOOK_EVERY_MS = 50;
/** A body that trickles is ended after ten seconds, and looked at once a second. */
const SLOW_ENDS_WITHIN_MS = 14_000;

async function memoryOf(port: number): Promise<number> {
  const { body } = await send(port, '127.0.0.1', 'GET', '/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1] ?? Number.NaN);
}

/** Posts as large as they may be, side by side: memory holds pieces of them. */
export async function parallelPosts(world: World): Promise<Outcome> {
  const port = world.portOf();
  const post = () => postForm(port, { host: world.own.host, network: world.newNetwork(), bytes: POST_BYTES });
  await post();
  const before = await memoryOf(port);
  let highest = before;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      highest = Math.max(highest, await memoryOf(port));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const statuses = await Promise.all(Array.from({ length: POSTS }, post));
  over.abort();
  await watching;
  const risen = highest - before;
  const faults = statuses.filter((status) => status >= 500).map((status) => `a post got ${status}`);
  if (!(risen <= MAY_RISE_BYTES)) faults.push(`memory rose by ${Math.round(risen / MB)} MB`);
  console.log(
    `  ${POSTS} posts of ${POST_BYTES / MB} MB at once: memory rose by ${Math.round(risen / MB)} MB`,
  );
  return { name: 'memory of parallel posts', tried: POSTS, faults };
}

async function postForm(
  port: number,
  { host, network, bytes }: { host: string; network: string; bytes: number },
): Promise<number> {
  const head = '--x\r\nContent-Disposition: form-data; name="f"; filename="f.bin"\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/form/Post',
    headers: {
      host,
      'x-forwarded-for': network,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + bytes + tail.length,
    },
  });
  const answered = once(call, 'response');
  const piece = Buffer.alloc(64 * 1024, 'x');
  call.write(head);
  for (let sent = 0; sent < bytes; sent += piece.length) if (!call.write(piece)) await once(call, 'drain');
  call.end(tail);
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

const SLOW = [
  ['a JSON body', 'POST /api/auth/Login', ['Content-Type: application/json', 'Content-Length: 1000'], true],
  [
    'a form',
    'POST /api/form/Post',
    ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 100000'],
    true,
  ],
  [
    'a body without a length',
    'POST /api/auth/Login',
    ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    true,
  ],
  ['a body that nobody wants', 'GET /', ['Content-Length: 1000'], true],
  ['a head', 'GET /', [], false],
] as const;

/** What comes drop by drop is ended early. */
export async function slowSenders(world: World): Promise<Outcome> {
  const faults: string[] = [];
  await Promise.all(
    SLOW.map(async ([name, line, headers, hasHead]) => {
      const host = line.includes('/api/auth') ? world.domain : world.own.host;
      const socket = connect(world.portOf(), '127.0.0.1');
      socket.on('error', () => {});
      const begun = performance.now();
      socket.write(
        [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, hasHead ? '\r\n' : 'X-Slow: '].join('\r\n'),
      );
      const dripping = setInterval(() => {
        if (socket.writable) socket.write(headers.join().includes('chunked') ? '1\r\n{\r\n' : 'x');
      }, 1000);
      socket.resume();
      // A reset is an end as well, and `once` would throw it.
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      await Promise.race([closed, pause(SLOW_ENDS_WITHIN_MS + 5000)]);
      clearInterval(dripping);
      const took = performance.now() - begun;
      if (took > SLOW_ENDS_WITHIN_MS) faults.push(`${name} was held for ${Math.round(took / 1000)} s`);
      socket.destroy();
    }),
  );
  return { name: 'slow senders', tried: SLOW.length, faults };
}
