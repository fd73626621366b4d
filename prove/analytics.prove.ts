/** Killed without warning while visitors look at pages: whatever was acknowledged is counted once, and nobody is known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { logIn, send } from '../bench/client.ts';
import { makeProduct } from '../bench/product.ts';
import { report } from '../bench/report.ts';

const CONNECTIONS = 16;
const HITS = Number(process.env.PROVE_HITS ?? 2000);
const KILLS = Number(process.env.PROVE_KILLS ?? 5);
const PORT = 39_877;
const DOMAIN = `localhost:${PORT}`;
const HOST = `showcase.${DOMAIN}`;
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const PATH = '/proved';

// Hits come by way of a proxy, which says from where.
process.env['TRUST_PROXY'] = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-prove-analytics-'));
const product = makeProduct({ port: PORT, dataDir });
let server = product.start();
const hits = { sent: 0, acknowledged: 0 };

try {
  await product.ready();
  const owner = await logIn(PORT, DOMAIN, 'showcase', DEMO_OWNER);
  await Promise.all([...Array.from({ length: CONNECTIONS }, look), killAgainAndAgain()]);
  const ask = async (query: string) => {
    const answer = await send(PORT, HOST, 'GET', `/api/analytics/report?section=pages&range=week${query}`, {
      cookie: owner.cookie,
    });
    return JSON.parse(answer.body) as { parts: { page: { name: string; sums: { views: number } }[] } };
  };
  const viewsIn = ({ parts }: Awaited<ReturnType<typeof ask>>) =>
    parts.page.find(({ name }) => name === PATH)?.sums.views ?? 0;
  const summed = viewsIn(await ask(''));
  // With a filter that fits every visit here the hits themselves are read.
  const recounted = viewsIn(await ask(`&page=${PATH}`));
  report('prove-analytics', [
    { name: 'hits sent', value: hits.sent, unit: '' },
    { name: 'hits acknowledged', value: hits.acknowledged, unit: '' },
    { name: 'kill -9 and restart under load', value: KILLS, unit: '' },
    {
      name: 'acknowledged and not counted',
      value: Math.max(0, hits.acknowledged - summed),
      unit: '',
      target: { text: '0', isMet: summed >= hits.acknowledged },
    },
    {
      name: 'counted and never sent',
      value: Math.max(0, summed - hits.sent),
      unit: '',
      target: { text: '0', isMet: summed <= hits.sent },
    },
    {
      name: 'difference of sums and recount',
      value: Math.abs(summed - recounted),
      unit: '',
      target: { text: '0', isMet: summed === recounted },
    },
  ]);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** A hit that got no answer is not sent again: it may have been counted. */
async function look(): Promise<void> {
  while (hits.acknowledged < HITS) {
    hits.sent += 1;
    const data = JSON.stringify({ url: `http://${HOST}${PATH}`, clientDate: hits.sent });
    const answer = await send(PORT, HOST, 'POST', '/api/census/RecordHit', {
      // Many networks: one alone may not send so many.
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.113.${hits.sent % 200}` },
      body: { event: '1', data, ss_cvr: '' },
    }).catch(() => undefined);
    if (answer?.status === 204) hits.acknowledged += 1;
    else await pause(20);
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (let kills = 1; kills <= KILLS; kills += 1) {
    while (hits.acknowledged < (HITS / (KILLS + 1)) * kills) await pause(5);
    server.kill('SIGKILL');
    server = product.start();
    await product.ready();
  }
}
