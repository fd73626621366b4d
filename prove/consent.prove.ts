/** Whether pages contact nobody and store nothing that a visitor has not agreed to, seen from outside of the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeNode } from '../bench/node.ts';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { openCountingProxy } from './consent/counting-proxy.ts';
import { KINDS } from './consent/every-kind.ts';
import { DEMO_SITES, KINDS_PATH, prepareSite } from './consent/sites.ts';
import { STATES } from './consent/states.ts';
import { visitAs } from './consent/visit.ts';
import { report, type Line } from './report.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_870);
const DOMAIN = `localhost:${PORT}`;
/** A page that contacts somebody without asking: the proof has to fail. */
const isPlanted = process.argv.includes('--planted');
/** Pages of each site; all of them unless said. */
const MAX_PAGES = Number(process.env.PROVE_PAGES ?? Number.POSITIVE_INFINITY);

await ensureChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-consent-'));
const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir });
const proxy = await openCountingProxy();
const lines: Line[] = [];
try {
  await node.start();
  const sites = [];
  for (const name of isPlanted ? DEMO_SITES.slice(0, 1) : DEMO_SITES) {
    const all = await prepareSite({ port: PORT, domain: DOMAIN }, name, isPlanted);
    const paths = isPlanted
      ? [KINDS_PATH]
      : [...all.slice(0, MAX_PAGES), ...all.slice(MAX_PAGES).filter((path) => path === KINDS_PATH)];
    sites.push({ url: `http://${name}.${DOMAIN}`, paths });
  }
  const browser = await chromium.launch({
    ...chromiumLaunch(),
    proxy: { server: proxy.address, bypass: 'localhost,*.localhost,127.0.0.1' },
  });
  try {
    for (const state of STATES) {
      const begun = performance.now();
      const outcome = { tried: 0, faults: [] as string[], reached: new Set<string>() };
      for (const site of sites) {
        const { tried, faults, reached } = await visitAs(browser, proxy, { ...site, state });
        outcome.tried += tried;
        outcome.faults.push(...faults);
        for (const name of reached) outcome.reached.add(name);
      }
      const { tried, faults } = outcome;
      const held = tried - faults.length;
      console.log(
        `  ${state.name}: ${held} of ${tried} held, ${Math.round((performance.now() - begun) / 1000)} s`,
      );
      lines.push({ name: `${state.name}, ${tried} pages tried, held`, value: held, wanted: tried, faults });
      const due = KINDS.filter(
        ({ category, isOptional }) => !isOptional && state.allows.includes(category),
      ).map(({ name }) => name);
      const missing = due.filter((name) => !outcome.reached.has(name));
      lines.push({
        name: `${state.name}, of ${due.length} kinds that are allowed, seen`,
        value: due.length - missing.length,
        wanted: due.length,
        faults: missing.map((name) => `${name} did not come through`),
      });
    }
  } finally {
    await browser.close();
  }
} finally {
  proxy.close();
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
}
report('consent', lines);
