/** Whether pages contact nobody and store nothing that a visitor has not agreed to, seen from outside of the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeNode } from '../bench/node.ts';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { openCountingProxy } from './consent/counting-proxy.ts';
import { KINDS } from './consent/every-kind.ts';
import { DEMO_SITES, KINDS_PATH, prepareSite } from './consent/sites.ts';
import { STATES, type VisitorState } from './consent/states.ts';
import { visitAs, type Looked, type Visit } from './consent/visit.ts';
import { report, type Line } from './report.ts';

/** Below those that systems hand out to outgoing connections. */
const PORT = Number(process.env.PROVE_PORT ?? 29_870);
const DOMAIN = `localhost:${PORT}`;
/** A page that contacts somebody without asking: the proof has to fail. */
const isPlanted = process.argv.includes('--planted');
/** Every page in every state, which takes about twice as long. */
const isFull = process.argv.includes('--full');
const SAMPLED_EVERY = 4;
const PAGES_OF_A_VISIT = 20;
const MAX_MINUTES = isFull ? 40 : 20;

interface Site {
  url: string;
  paths: string[];
}

await ensureChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-consent-'));
const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir });
const begun = performance.now();
const minutes = () => (performance.now() - begun) / 60_000;
try {
  await node.start();
  const sites: Site[] = [];
  for (const name of isPlanted ? DEMO_SITES.slice(0, 1) : DEMO_SITES) {
    const paths = await prepareSite({ port: PORT, domain: DOMAIN }, name, isPlanted);
    sites.push({ url: `http://${name}.${DOMAIN}`, paths: isPlanted ? [KINDS_PATH] : paths });
  }
  const pages = sites.flatMap(({ paths }) => paths).length;
  console.log(`  ${pages} pages of ${sites.length} sites, at most ${MAX_MINUTES} minutes`);
  const visits = STATES.flatMap((state) => visitsAs(state, sites));
  const looked = await visitAll(visits);
  report('consent', [
    ...STATES.flatMap((state) => linesOf(state, looked.get(state) ?? [])),
    { name: 'minutes', value: Math.ceil(minutes()) },
    { name: 'pages left when time was up', value: pagesOf(visits), wanted: 0 },
  ]);
} finally {
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** In pieces that several browsers' visitors can take one after the other. */
function visitsAs(state: VisitorState, sites: readonly Site[]): Visit[] {
  const isAll = isFull || !state.isSampled;
  return sites.flatMap(({ url, paths }) => {
    const chosen = paths.filter((path, at) => isAll || at % SAMPLED_EVERY === 0 || path === KINDS_PATH);
    return Array.from({ length: Math.ceil(chosen.length / PAGES_OF_A_VISIT) }, (_, at) => ({
      url,
      state,
      paths: chosen.slice(at * PAGES_OF_A_VISIT, (at + 1) * PAGES_OF_A_VISIT),
    }));
  });
}

/** Takes visits off the list until it is empty or time is up. Each visitor goes out by a proxy of their own. */
async function visitAll(visits: Visit[]): Promise<Map<VisitorState, Looked[]>> {
  const looked = new Map<VisitorState, Looked[]>();
  // A proxy of a context counts only where the browser has one, too.
  const browser = await chromium.launch({ ...chromiumLaunch(), proxy: { server: 'http://per-context' } });
  try {
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        const proxy = await openCountingProxy();
        try {
          while (visits.length > 0 && minutes() < MAX_MINUTES) {
            const visit = visits.shift();
            if (!visit) return;
            const seen = await visitAs(browser, proxy, visit);
            looked.set(visit.state, [...(looked.get(visit.state) ?? []), seen]);
            console.log(
              `  ${visit.state.name}, ${new URL(visit.url).host}: ${seen.tried - seen.faults.length} of ${seen.tried} held`,
            );
          }
        } finally {
          proxy.close();
        }
      }),
    );
  } finally {
    await browser.close();
  }
  return looked;
}

function pagesOf(visits: readonly Visit[]): number {
  return visits.reduce((sum, { paths }) => sum + paths.length, 0);
}

function linesOf({ name, allows }: VisitorState, looked: readonly Looked[]): Line[] {
  const tried = looked.reduce((sum, each) => sum + each.tried, 0);
  const faults = looked.flatMap((each) => each.faults);
  const reached = new Set(looked.flatMap((each) => [...each.reached]));
  const due = KINDS.filter(({ category, isOptional }) => !isOptional && allows.includes(category));
  const missing = due.filter((kind) => !reached.has(kind.name));
  return [
    { name: `${name}, ${tried} pages tried, held`, value: tried - faults.length, wanted: tried, faults },
    {
      name: `${name}, of ${due.length} kinds that are allowed, seen`,
      value: due.length - missing.length,
      wanted: due.length,
      faults: missing.map((kind) => `${kind.name} did not come through`),
    },
  ];
}
