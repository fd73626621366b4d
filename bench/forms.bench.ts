/** Submissions with key and save, on the built-in engine or that of `DATABASE_URL`, and what checking a long form costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import type { FieldSpec } from '../core/forms/field.ts';
import { validateForm } from '../core/forms/validate.ts';
import { logIn } from './client.ts';
import { makeVisitors, openForm } from './form-visitors.ts';
import { makeProduct } from './product.ts';
import { report, type Row } from './report.ts';
import { wordsIn } from '../core/words/wording.ts';

const CONNECTIONS = 32;
const WARM_UP = 200;
const SUBMISSIONS = Number(process.env.BENCH_SUBMISSIONS ?? 2000);
const PORT = 39_872;
const DOMAIN = `localhost:${PORT}`;
const PLACE = { port: PORT, host: `showcase.${DOMAIN}` };
const MAX_CHECK_MS = 1;

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-forms-'));
const product = makeProduct({ port: PORT, dataDir });
const server = product.start();
const rows: Row[] = [checkRow()];
try {
  await product.ready();
  const formId = await openForm(PLACE, await logIn(PORT, DOMAIN, 'showcase', DEMO_OWNER));
  const { submitUntil, times } = makeVisitors(PLACE, formId);
  await submitUntil(WARM_UP, CONNECTIONS);
  times.length = 0;
  const from = performance.now();
  await submitUntil(WARM_UP + SUBMISSIONS, CONNECTIONS);
  rows.push(...speedRows(times, performance.now() - from));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
report(process.env.DATABASE_URL ? 'forms-postgresql' : 'forms', rows);

function speedRows(times: readonly number[], elapsed: number): Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const engine = process.env.DATABASE_URL ? 'own PostgreSQL' : 'built-in engine';
  return [
    { name: `submissions with key and mail, ${engine}`, value: sorted.length / (elapsed / 1000), unit: '/s' },
    { name: 'half of them take', value: at(0.5), unit: 'ms' },
    { name: '99 % take', value: at(0.99), unit: 'ms' },
  ];
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
  const say = wordsIn('en').of('fields');
  for (let index = 0; index < rounds; index += 1) validateForm(fields, values, say);
  const from = process.cpuUsage();
  for (let index = 0; index < rounds; index += 1) validateForm(fields, values, say);
  const { user, system } = process.cpuUsage(from);
  const each = (user + system) / 1000 / rounds;
  return {
    name: 'checking a form of 60 fields',
    value: each,
    unit: 'ms',
    target: { text: `≤ ${MAX_CHECK_MS}`, isMet: each <= MAX_CHECK_MS },
  };
}
