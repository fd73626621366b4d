import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { timeFor } from './slow-bodies.ts';

const KB = 1024;

test.each([
  [0, 10],
  [8 * KB, 11],
  [1024 * KB, 138],
])('%i bytes may take %i seconds', (bytes, seconds) => {
  expect(timeFor(bytes)).toBe(seconds * 1000);
});

const kit = useApp({ bodyGraceMs: 200 });

test.each([
  ['a JSON call', 'POST /api/auth/Login', 'application/json'],
  ['a form with files', 'POST /api/form/Post', 'multipart/form-data; boundary=x'],
])('%s whose body does not come is answered and ended', async (_, line, type) => {
  const site = await kit.aSite();
  await kit.app.http.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
  const { port } = kit.app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const host = line.includes('Login') ? 'plinth.test' : site.host;
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, 'Content-Length: 1000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*"errorKey":"tooSlow"/);
});
