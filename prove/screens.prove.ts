/** Every screen of the admin fits phones, tablets and desks, in both colours and both languages, without barriers. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { makeNode } from '../bench/node.ts';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { progress, report } from './report.ts';
import { findScreens } from './screens/find-screens.ts';
import { COLOURS, LANGUAGES, WIDTHS, type Colour, type Language } from './screens/kinds-of-look.ts';
import { makeSheets } from './screens/sheets.ts';
import { openWalk } from './screens/walk.ts';

/** Below those that systems hand out to outgoing connections. */
const PORT = Number(process.env.PROVE_PORT ?? 29_880);

/** What an option says after its name: `--widths=390,768`. */
const said = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const chosen = <T extends string>(name: string, all: readonly T[]): readonly T[] => {
  const wanted = said(name)?.split(',');
  return wanted ? all.filter((each) => wanted.includes(each)) : all;
};
const widths = chosen('widths', WIDTHS.map(String)).map(Number);
const colours = chosen<Colour>('colours', COLOURS);
const languages = chosen<Language>('languages', LANGUAGES);
/** Screens whose address has these words alone. */
const only = new RegExp(said('only') ?? '');
/** A product that runs already, by its domain, in place of a fresh one. */
const running = said('at');
const DOMAIN = running ?? `localhost:${PORT}`;
const ADMIN = `http://demo.${DOMAIN}/config`;
/** Where contact sheets go. */
const pictures = said('pictures');

await ensureChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-screens-'));
const folder = pictures === undefined ? undefined : resolve(pictures);
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir, readyWithinMs: 300_000 });
let browser: Browser | undefined;
try {
  if (running === undefined) await node.start();
  browser = await chromium.launch(chromiumLaunch());
  const cookies = await logIn(browser);
  const screens = (await findScreens(browser, ADMIN, cookies)).filter((path) => only.test(path));
  progress(`${screens.length} screens`);
  const faults: string[] = [];
  let looks = 0;
  for (const language of languages)
    for (const width of widths) {
      const walk = await openWalk(browser, { admin: ADMIN, cookies, language, width, colours, folder });
      for (const path of screens) {
        const found = await walk.look(path);
        looks += colours.length;
        for (const fault of found) console.log(`${language} ${width} ${path}: ${fault}`);
        faults.push(...found);
      }
      await walk.close();
      if (folder !== undefined)
        for (const colour of colours) await makeSheets(folder, { language, width, colour });
      progress(`${language} ${width}`);
    }
  report('screens', [
    { name: 'screens', value: screens.length },
    { name: 'looks', value: looks },
    { name: 'faults', value: faults.length, wanted: 0 },
  ]);
} finally {
  await browser?.close();
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function logIn(into: Browser) {
  const context = await into.newContext();
  const page = await context.newPage();
  await page.goto(`${ADMIN}/`);
  await page.getByLabel('Email').fill(DEMO_OWNER.email);
  await page.getByLabel('Password').fill(DEMO_OWNER.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
