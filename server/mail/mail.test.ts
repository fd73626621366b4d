import { readdirSync, readFileSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../ids.ts';
import { useApp } from '../testing/app.ts';
import type { JobData } from '../jobs.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { makeMailing } from './service.ts';
import { smtpTransport, type Letter } from './transport.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-mail-'));
const kit = useApp({ mail: { folder, from: 'Plinth <no-reply@plinth.test>' } });
const link = 'https://plinth.test/confirm?token=x';
const letter = (to: string) =>
  ({ to, name: 'confirmEmail', values: { name: 'Zoë', url: link }, isPrivate: true }) as const;

describe('without a mail server', () => {
  test('a mail lies in the folder, readable by any mail program, and its state is kept', async () => {
    const to = `${newId()}@example.com`;
    await kit.app.services.mail.send(kit.db.platform, letter(to));
    await vi.waitFor(
      async () => expect(await kit.app.services.mail.listTo(to)).toMatchObject([{ state: 'sent' }]),
      { timeout: 15_000 },
    );
    const [mail] = await kit.app.services.mail.listTo(to);
    const file = readdirSync(folder).find((name) => name.endsWith(`${mail?.id}.eml`)) ?? '';
    const words = readFileSync(join(folder, file), 'utf8');
    expect(words).toContain(`To: ${to}`);
    expect(words).toContain('From: Plinth <no-reply@plinth.test>');
    expect(words).toContain('Content-Type: text/plain');
    expect(words).toContain('Content-Type: text/html');
    expect(mail?.text).toContain(link);
  });

  test('a transaction that fails sends nothing', async () => {
    const { id } = await kit.anAccount();
    const to = `${newId()}@example.com`;
    const failing = kit.db.account(id, async (tx) => {
      await kit.app.services.mail.send(tx, letter(to));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kit.app.services.mail.listTo(to)).toEqual([]);
  });
});

describe('with a mail server', () => {
  const heard: string[] = [];
  let server: Server | undefined;
  afterAll(() => server?.close());

  /** As much of a mail server as one letter needs. */
  async function startServer(): Promise<string> {
    server = createServer((socket) => {
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        heard.push(text);
        if (isData) {
          if (!text.includes('\r\n.\r\n')) return;
          isData = false;
          socket.write('250 kept\r\n');
        } else if (text.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  test('the letter arrives there', async () => {
    const post = smtpTransport(await startServer(), 'no-reply@plinth.test');
    await post.deliver({ id: 'one', to: 'ada@example.com', subject: 'Hi', text: 'Words', html: '<p>Words' });
    expect(heard.join('')).toContain('RCPT TO:<ada@example.com>');
    expect(heard.join('')).toContain('Subject: Hi');
  });

  test('a server that is not there is a problem that can be tried again', async () => {
    const post = smtpTransport('smtp://127.0.0.1:1', 'no-reply@plinth.test');
    await expect(
      post.deliver({ id: 'one', to: 'ada@example.com', subject: 'Hi', text: '', html: '' }),
    ).rejects.toThrow();
  });
});

test('a failure is kept and tried again; once sent, private words are forgotten and nothing is sent twice', async () => {
  let isDown = true;
  const delivered: Letter[] = [];
  const work: ((data: JobData) => Promise<void>)[] = [];
  const waiting: JobData[] = [];
  const mail = await makeMailing({
    db: kit.db,
    bundle: await loadBundle(),
    now: () => new Date(),
    transport: {
      isPost: true,
      deliver: async (sent) => {
        if (isDown) throw new Error('The server is away.');
        delivered.push(sent);
      },
    },
    jobs: {
      enqueue: async (_tx, _queue, data) => void waiting.push(data),
      handle: async (_queue, handler) => void work.push(handler),
      daily: async () => {},
      begin: async () => {},
      isReady: () => true,
      stop: async () => {},
    },
  });
  const to = `${newId()}@example.com`;
  await mail.send(kit.db.platform, letter(to));
  const run = () => work[0]?.(waiting[0] ?? {});
  await expect(run()).rejects.toThrow('The server is away.');
  expect(await mail.listTo(to)).toMatchObject([{ state: 'failed', text: expect.stringContaining(link) }]);
  isDown = false;
  await run();
  await run();
  expect(delivered).toMatchObject([{ to, text: expect.stringContaining(link) }]);
  expect(await mail.listTo(to)).toMatchObject([{ state: 'sent', text: expect.not.stringContaining(link) }]);
});
