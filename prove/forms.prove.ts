/** Killed without warning while visitors submit: whatever was acknowledged is in the inbox once, and mailed once. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { logIn, send, type Owner } from '../bench/client.ts';
import { makeVisitors, openForm } from '../bench/form-visitors.ts';
import { makeProduct } from '../bench/product.ts';
import { report, type Row } from '../bench/report.ts';

const CONNECTIONS = 32;
const SUBMISSIONS = Number(process.env.PROVE_SUBMISSIONS ?? 2000);
const KILLS = Number(process.env.PROVE_KILLS ?? 10);
const PORT = 39_873;
const DOMAIN = `localhost:${PORT}`;
const PLACE = { port: PORT, host: `showcase.${DOMAIN}` };
/** Letters that were under way at a kill are taken up again when their worker has been silent for long enough. */
const MAILED_WITHIN_MS = 4 * 60_000;
/** Long enough for a letter that comes twice. */
const QUIET_MS = 5000;

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-prove-forms-'));
const product = makeProduct({ port: PORT, dataDir });
let server = product.start();

try {
  await product.ready();
  const owner = await logIn(PORT, DOMAIN, 'showcase', DEMO_OWNER);
  const { acknowledged, submitUntil } = makeVisitors(PLACE, await openForm(PLACE, owner));
  await Promise.all([submitUntil(SUBMISSIONS, CONNECTIONS), killAgainAndAgain(acknowledged)]);
  report('prove-forms', [
    { name: 'acknowledged submissions', value: acknowledged.size, unit: '' },
    { name: 'connections', value: CONNECTIONS, unit: '' },
    { name: 'kill -9 and restart under load', value: KILLS, unit: '' },
    ...countRows('inbox', [...acknowledged], await inInbox(owner)),
    ...countRows('mail', [...acknowledged], await inMails(acknowledged.size)),
  ]);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function killAgainAndAgain(acknowledged: ReadonlySet<string>): Promise<void> {
  for (let kills = 1; kills <= KILLS; kills += 1) {
    while (acknowledged.size < (SUBMISSIONS / (KILLS + 1)) * kills) await pause(5);
    server.kill('SIGKILL');
    server = product.start();
    await product.ready();
  }
}

/** None may be missing, none may be there twice, and there may be none that nobody sent. */
function countRows(place: string, sent: readonly string[], found: readonly string[]): Row[] {
  const counts = new Map<string, number>();
  for (const words of found) counts.set(words, (counts.get(words) ?? 0) + 1);
  const none = (name: string, value: number): Row => ({
    name: `${place}: ${name}`,
    value,
    unit: '',
    target: { text: '0', isMet: value === 0 },
  });
  return [
    { name: `${place}: found`, value: found.length, unit: '' },
    none('missing', sent.filter((words) => !counts.has(words)).length),
    none('twice', [...counts.values()].filter((count) => count > 1).length),
    none('never acknowledged', [...counts.keys()].filter((words) => !sent.includes(words)).length),
  ];
}

async function inInbox(owner: Owner): Promise<string[]> {
  const answer = await send(PORT, PLACE.host, 'GET', '/api/inbox/export/json?words=submission-', {
    cookie: owner.cookie,
  });
  const stored = JSON.parse(answer.body) as { fields: { value: string }[] }[];
  return stored.map(({ fields }) => fields[0]?.value ?? '');
}

/** What the letters in the folder are about, once there are enough and no more come. */
async function inMails(enough: number): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const list = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const latest = performance.now() + MAILED_WITHIN_MS;
  while (list().length < enough && performance.now() < latest) await pause(500);
  await pause(QUIET_MS);
  return list().map((name) => /submission-\d+/.exec(readFileSync(join(folder, name), 'utf8'))?.[0] ?? '');
}
