/** Submissions with key and save, what checking a long form costs, and whether a kill -9 loses or doubles any. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import type { FieldSpec } from '../core/forms/field.ts';
import { validateForm } from '../core/forms/validate.ts';
import { logIn, send, type Owner } from './client.ts';
import { makeProduct } from './product.ts';
import { report, type Row } from './report.ts';

const CONNECTIONS = 32;
const SUBMISSIONS = Number(process.env.BENCH_SUBMISSIONS ?? 2000);
const KILLS = Number(process.env.BENCH_KILLS ?? 10);
const PORT = 39_872;
const DOMAIN = `localhost:${PORT}`;
const HOST = `showcase.${DOMAIN}`;
const MAX_CHECK_MS = 1;
/** Longer than the pause between two looks into the queue. */
const QUIET_MS = 5000;

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-forms-'));
const product = makeProduct({ port: PORT, dataDir });
let server = product.start();
const times: number[] = [];
const acknowledged = new Set<string>();
let [next, kills] = [0, 0];
let isUp = true;

const rows: Row[] = [checkRow()];
try {
  await product.ready();
  const owner = await logIn(PORT, DOMAIN, 'showcase', DEMO_OWNER);
  const formId = await openForm(owner);
  const from = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => visitor(formId, SUBMISSIONS / 2)));
  rows.push(...speedRows(performance.now() - from));
  const killing = killAgainAndAgain();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => visitor(formId, SUBMISSIONS)));
  await killing;
  rows.push(...(await durabilityRows(owner)));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
report('forms', rows);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A form that sends a mail for each submission, on a site that lets one address submit as often as it likes. */
async function openForm(owner: Owner): Promise<string> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await send(PORT, HOST, method, `${path}?crumb=${owner.crumb}`, {
      body,
      cookie: owner.cookie,
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const settings = await call('POST', '/api/forms/settings');
  await call('PUT', `/api/content/documents/${String(settings.id)}`, {
    base: settings.revision,
    body: { submissionsPerMinute: 10_000 },
  });
  const form = await call('POST', '/api/forms', {
    body: {
      name: 'Bench',
      fields: [{ id: 'words', type: 'text', title: 'Words', required: true }],
      storage: { notify: ['owner@example.com'] },
    },
  });
  await call('POST', '/api/content/publish', {});
  return String(form.formId);
}

/** Submits until enough were taken. What got no answer is sent again with the same key, as a browser would. */
async function visitor(formId: string, until: number): Promise<void> {
  while (acknowledged.size < until) {
    const words = `submission-${next++}`;
    const from = performance.now();
    const key = await again(async () => {
      const answer = await send(PORT, HOST, 'POST', '/api/form/FormSubmissionKey');
      return answer.status === 200 ? (JSON.parse(answer.body) as { key: string }).key : undefined;
    });
    const body = { key, formId, form: JSON.stringify({ words }) };
    await again(async () => {
      const answer = await send(PORT, HOST, 'POST', '/api/form/SaveFormSubmission', { body });
      if (answer.status === 200) return true;
      if (answer.status < 500 && answer.status !== 429) throw new Error(`refused: ${answer.body}`);
      return undefined;
    });
    acknowledged.add(words);
    times.push(performance.now() - from);
  }
}

async function again<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const result = await work().catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
      return undefined;
    });
    if (result !== undefined) return result;
    await pause(isUp ? 20 : 100);
  }
}

async function killAgainAndAgain(): Promise<void> {
  const first = acknowledged.size;
  const step = (SUBMISSIONS - first) / (KILLS + 1);
  for (; kills < KILLS; kills += 1) {
    while (acknowledged.size < first + step * (kills + 1)) await pause(5);
    isUp = false;
    server.kill('SIGKILL');
    server = product.start();
    await product.ready();
    isUp = true;
  }
}

function speedRows(elapsed: number): Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const engine = process.env.DATABASE_URL ? 'own PostgreSQL' : 'built-in engine';
  return [
    { name: `submissions with key and mail, ${engine}`, value: sorted.length / (elapsed / 1000), unit: '/s' },
    { name: 'half of them take', value: at(0.5), unit: 'ms' },
    { name: '99 % take', value: at(0.99), unit: 'ms' },
  ];
}

async function durabilityRows(owner: Owner): Promise<Row[]> {
  const answer = await send(PORT, HOST, 'GET', '/api/inbox/export/json?words=submission-', {
    cookie: owner.cookie,
  });
  const stored = (JSON.parse(answer.body) as { fields: { value: string }[] }[]).map(
    ({ fields }) => fields[0]?.value ?? '',
  );
  const counts = new Map<string, number>();
  for (const words of stored) counts.set(words, (counts.get(words) ?? 0) + 1);
  const lost = [...acknowledged].filter((words) => !counts.has(words)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  const mails = await mailsWhenQuiet();
  const mailed = new Map<string, number>();
  for (const name of mails) {
    const words = /submission-\d+/.exec(readFileSync(join(dataDir, 'mail', name), 'utf8'))?.[0] ?? '';
    mailed.set(words, (mailed.get(words) ?? 0) + 1);
  }
  const twice = [...mailed.values()].filter((count) => count > 1).length;
  const none = { text: '0', isMet: true };
  return [
    { name: 'acknowledged submissions', value: acknowledged.size, unit: '' },
    { name: 'kill -9 and restart under load', value: kills, unit: '' },
    { name: 'acknowledged and lost', value: lost, unit: '', target: { ...none, isMet: lost === 0 } },
    { name: 'in the inbox twice', value: doubled, unit: '', target: { ...none, isMet: doubled === 0 } },
    { name: 'mails delivered by then', value: mails.length, unit: '' },
    { name: 'mailed twice', value: twice, unit: '', target: { ...none, isMet: twice === 0 } },
  ];
}

/** Letters as files, once no more have come for a while. Those under way at a kill come later, when their turn has run out. */
async function mailsWhenQuiet(): Promise<string[]> {
  const list = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  let found = list();
  for (;;) {
    await pause(QUIET_MS);
    const more = list();
    if (more.length === found.length) return more;
    found = more;
  }
}

/** The time a processor spends on a form of 60 fields, browser and server alike. */
function checkRow(): Row {
  const kinds = ['text', 'email', 'name', 'date', 'phone', 'textarea'] as const;
  const good = [
    'words',
    'ada@example.com',
    ['Ada', 'L'],
    ['2', '28', '2025'],
    ['', '555', '123', '4567'],
    'long',
  ];
  const fields: FieldSpec[] = Array.from({ length: 60 }, (_, index) => ({
    id: `f${index}`,
    type: kinds[index % 6] ?? 'text',
    title: `Field ${index}`,
    required: true,
  }));
  const values = Object.fromEntries(fields.map(({ id }, index) => [id, good[index % 6]]));
  const rounds = 2000;
  for (let index = 0; index < rounds; index += 1) validateForm(fields, values);
  const from = process.cpuUsage();
  for (let index = 0; index < rounds; index += 1) validateForm(fields, values);
  const { user, system } = process.cpuUsage(from);
  const each = (user + system) / 1000 / rounds;
  return {
    name: 'checking a form of 60 fields',
    value: each,
    unit: 'ms',
    target: { text: `≤ ${MAX_CHECK_MS}`, isMet: each <= MAX_CHECK_MS },
  };
}
