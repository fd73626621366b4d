import { readdirSync, readFileSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { wordsIn } from '#core/words/wording.ts';
import { newId } from '../ids.ts';
import { useApp, type Session } from '../testing/app.ts';
import type { JobData, Jobs } from '../jobs.ts';
import { makeOutages } from '../outages/service.ts';
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
    server?.close();
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

  test.each([
    ['Rowe, Bakery', '"Rowe, Bakery" <no-reply@plinth.test>'],
    ['', 'Plinth <no-reply@plinth.test>'],
  ])('it comes from “%s”, at the address of the platform', async (sender, from) => {
    heard.length = 0;
    const post = smtpTransport(await startServer(), 'Plinth <no-reply@plinth.test>');
    await post.deliver({ id: 'two', to: 'ada@example.com', sender, subject: 'Hi', text: 'Words', html: '' });
    expect(heard.join('')).toContain('MAIL FROM:<no-reply@plinth.test>');
    expect(heard.join('')).toContain(`From: ${from}`);
  });

  test('a server that is not there is a problem that can be tried again', async () => {
    const post = smtpTransport('smtp://127.0.0.1:1', 'no-reply@plinth.test');
    await expect(
      post.deliver({ id: 'one', to: 'ada@example.com', subject: 'Hi', text: '', html: '' }),
    ).rejects.toThrow();
  });
});

/** Mailing by hand: the test says when the queue tries, and what the mail server does. */
async function aMailing() {
  const work: Parameters<Jobs['handle']>[1][] = [];
  const waiting: JobData[] = [];
  const fate = { error: undefined as Error | undefined, delivered: [] as Letter[], tries: 0, hurried: 0 };
  let time = Date.now();
  const now = () => new Date(time);
  const mail = await makeMailing({
    db: kit.db,
    outages: makeOutages({ db: kit.db, now }),
    bundle: await loadBundle(),
    now,
    transport: {
      isPost: true,
      deliver: async (sent) => {
        fate.tries += 1;
        if (fate.error) throw fate.error;
        fate.delivered.push(sent);
      },
    },
    jobs: {
      enqueue: async (_tx, _queue, data) => void waiting.push(data),
      handle: async (_queue, handler) => void work.push(handler),
      hurry: async () => (fate.hurried += 1),
      daily: async () => {},
      begin: async () => {},
      report: async () => [],
      failures: async () => [],
      running: async () => [],
      held: () => [],
      retryDead: async () => 0,
      retry: async () => false,
      forgetDead: async () => {},
      isReady: () => true,
      stop: async () => {},
    },
  });
  return {
    mail,
    fate,
    waiting,
    pass: (ms: number) => void (time += ms),
    /** The newest job, or that of another mail. */
    run: (isLast = false, data = waiting.at(-1)) => work[0]?.(data ?? {}, { isLast }),
  };
}

test('visitors read the name of the site that writes to them, and owners that of the platform', async () => {
  const { mail, fate, run } = await aMailing();
  const site = await kit.aSite();
  const values = { siteTitle: 'Small site', name: 'Ada', url: link };
  const welcome = { name: 'customerWelcome', words: wordsIn('en'), values } as const;
  for (const content of [{ ...welcome, to: 'ada@example.com' }, letter('owner@example.com')]) {
    await kit.db.site(site.id, (tx) => mail.send(tx, { ...content, siteId: site.id }));
    await run();
  }
  expect(fate.delivered.map(({ sender }) => sender)).toEqual(['Small site', '']);
});

/** What the mail library throws when the server refuses a command. */
const refusal = (command: string, responseCode: number) =>
  Object.assign(new Error(`${responseCode} no`), { command, responseCode });
const A_MINUTE = 60_000;

describe('a mail that cannot be sent', () => {
  test('is tried again; once sent, private words are forgotten and nothing is sent twice', async () => {
    const { mail, fate, run, pass } = await aMailing();
    const to = `${newId()}@example.com`;
    await mail.send(kit.db.platform, letter(to));
    fate.error = new Error('The server is away.');
    await expect(run()).rejects.toThrow('The server is away.');
    expect(await mail.listTo(to)).toMatchObject([{ state: 'retrying', text: expect.stringContaining(link) }]);
    fate.error = undefined;
    pass(A_MINUTE);
    await run();
    await run();
    expect(fate.delivered).toMatchObject([{ to, text: expect.stringContaining(link) }]);
    expect(await mail.listTo(to)).toMatchObject([{ state: 'sent', text: expect.not.stringContaining(link) }]);
  });

  test('is an outage when the server is away: told to all, asked rarely, and hurried when it is over', async () => {
    const { mail, fate, run, pass } = await aMailing();
    await mail.send(kit.db.platform, letter(`${newId()}@example.com`));
    fate.error = new Error('connect ECONNREFUSED');
    await expect(run()).rejects.toThrow();
    expect(await mail.outage()).toMatchObject({ problem: 'connect ECONNREFUSED' });
    // Thousands that wait do not each wait for the server as well.
    await expect(run()).rejects.toThrow('connect ECONNREFUSED');
    expect(fate.tries).toBe(1);
    fate.error = undefined;
    pass(A_MINUTE);
    await run();
    expect([await mail.outage(), fate.hurried]).toEqual([undefined, 1]);
  });

  test.each([
    ['RCPT TO', 550, 'failed', undefined],
    ['DATA', 554, 'failed', undefined],
    ['RCPT TO', 451, 'retrying', undefined],
    ['MAIL FROM', 530, 'retrying', expect.anything()],
    ['AUTH PLAIN', 535, 'retrying', expect.anything()],
  ])('%s refused with %i leaves it %s', async (command, code, state, outage) => {
    const { mail, fate, run, pass } = await aMailing();
    const to = `${newId()}@example.com`;
    await mail.send(kit.db.platform, letter(to));
    fate.error = refusal(command, code);
    await Promise.resolve(run()).catch(() => {});
    expect(await mail.listTo(to)).toMatchObject([{ state }]);
    expect(await mail.outage()).toEqual(outage);
    fate.error = undefined;
    pass(A_MINUTE);
    await mail.send(kit.db.platform, letter(to));
    await run();
  });

  test('is given up after the last try, shown to its owner, and sent again by one or by all', async () => {
    const { mail, fate, run, pass, waiting } = await aMailing();
    const site = await kit.aSite();
    const other = await kit.aSite();
    const recipients = ['one@example.com', 'two@example.com', 'three@example.com'];
    for (const to of recipients)
      await kit.db.site(site.id, (tx) => mail.send(tx, { ...letter(to), siteId: site.id }));
    fate.error = new Error('connect ETIMEDOUT');
    for (const data of waiting) await expect(run(true, data)).rejects.toThrow();
    fate.error = undefined;
    pass(A_MINUTE);

    const outbox = async (as = site.owner) => (await kit.call('GET', '/api/inbox/mails', { as })).json();
    const { mails, unsent, outage } = (await outbox()) as { mails: { id: string; state: string }[] } & Record<
      string,
      unknown
    >;
    expect([mails.map(({ state }) => state), unsent]).toEqual([['failed', 'failed', 'failed'], 3]);
    expect(outage).toMatchObject({ problem: 'connect ETIMEDOUT' });

    const resend = (as: Session, body: object) => kit.call('POST', '/api/inbox/mails/resend', { as, body });
    const one = { id: mails[0]?.id };
    expect((await resend(other.owner, one)).json()).toEqual({ count: 0 });
    expect((await resend(site.owner, one)).json()).toEqual({ count: 1 });
    expect((await resend(site.owner, {})).json()).toEqual({ count: 2 });
    // The app's own queue has them now, and its folder takes them.
    await vi.waitFor(async () => expect(await outbox()).toMatchObject({ unsent: 0 }), { timeout: 15_000 });
    await mail.send(kit.db.platform, letter('four@example.com'));
    await run();
    expect(await outbox()).toMatchObject({ outage: null });
  });
});
