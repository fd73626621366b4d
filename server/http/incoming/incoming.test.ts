import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { makeIncoming, SentFile, SentForm } from './incoming.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'plinth-incoming-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const onDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

async function anApp(maxBytes: number) {
  const app = Fastify();
  const incoming = await makeIncoming({ folder });
  incoming.accept(app, { type: 'form', maxBytes });
  incoming.accept(app, { type: 'bytes', maxBytes });
  app.post('/', async ({ body }) => {
    if (body instanceof SentFile) return { size: body.size, kept: onDisk() };
    const form = body instanceof SentForm ? body : new SentForm();
    return { text: [...form.text], files: form.files.map(({ name, file }) => [name, file.size]) };
  });
  return app;
}

const HEAD = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.bin"\r\n\r\n';
const TAIL = '\r\n--x\r\nContent-Disposition: form-data; name="b"\r\n\r\nwords\r\n--x--\r\n';
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

test('of a large form memory holds a piece: all that came before is on the disk when the next is asked for', async () => {
  const app = await anApp(25 * MB);
  const piece = Buffer.alloc(64 * 1024, 'x');
  let [sent, held] = [0, 0];
  async function* body() {
    yield Buffer.from(HEAD);
    for (; sent < 20 * MB; sent += piece.length) {
      held = Math.max(held, sent - onDisk());
      yield piece;
    }
    yield Buffer.from(TAIL);
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: multipart,
    payload: Readable.from(body(), { objectMode: false }),
  });
  expect(answer.json()).toEqual({ text: [['b', 'words']], files: [['a.bin', 20 * MB]] });
  expect(held).toBeLessThan(MB);
  await expect.poll(onDisk).toBe(0);
});

test.each([
  ['with its length', Buffer.alloc(2 * MB)],
  ['without one', () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024)))],
])('what is too large is refused, told %s, and leaves nothing', async (_, body) => {
  const app = await anApp(MB);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/octet-stream' },
    payload: typeof body === 'function' ? body() : body,
  });
  expect(answer.statusCode).toBe(413);
  await expect.poll(onDisk).toBe(0);
});

test.each([
  ['without its end', `${HEAD}bytes`, multipart],
  ['without a mark', HEAD, { 'content-type': 'multipart/form-data' }],
])('a form %s is refused', async (_, payload, headers) => {
  const app = await anApp(MB);
  expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(400);
});

test('what a crash left behind is removed at the next start, and nothing that is under way', async () => {
  const [old, young] = [join(folder, 'old'), join(folder, 'young')];
  for (const path of [old, young]) writeFileSync(path, 'x');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  await makeIncoming({ folder });
  expect(readdirSync(folder)).toEqual(['young']);
  rmSync(young);
});
