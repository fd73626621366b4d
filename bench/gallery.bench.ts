/** Galleries in Chromium, four times slowed down: how smooth, how light, and whether anything piles up. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { send } from './client.ts';
import { report, type Row } from './report.ts';

const PORT = 39_872;
const SITE = `http://showcase.localhost:${PORT}`;
const SLOW_DOWN = 4;
const PHONE = { width: 412, height: 823 };
const PICTURES = 50;
const MOVES = 6;
/** Longer than any transition takes. */
const MOVE_MS = 1500;
const FRAME_MS = 16.7;
/** Frames further apart than this are not of one movement. */
const STANDSTILL_US = 150_000;
const CHANGES = Number(process.env.BENCH_CHANGES ?? 500);
const OPENINGS = Number(process.env.BENCH_OPENINGS ?? 100);
const MAX_SCRIPT_KB = 25;
const TRANSITIONS = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'];
const DESIGNS = ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list', 'slider', 'slideshow'];

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-gallery-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/program/main.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    APP_DOMAIN: `localhost:${PORT}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch(chromiumLaunch());
try {
  await ready();
  const bare = await bareBox();
  const rows: Row[] = [
    { name: `one bare box: work per frame, p95 of ${bare.frames}`, value: bare.work, unit: 'ms' },
    { name: 'one bare box: between two drawn frames, p95', value: bare.apart, unit: 'ms' },
  ];
  for (const name of TRANSITIONS) rows.push(...(await frames(name, bare)));
  rows.push(await weight(), await shifts(), await changes(), await openings());
  report('gallery', rows);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (const latest = performance.now() + 120_000; performance.now() < latest;) {
    const answer = await send(PORT, `showcase.localhost:${PORT}`, 'GET', '/galleries/grid').catch(
      () => undefined,
    );
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become ready.');
}

async function newPage(path: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  return { page, session };
}

/** Makes the first gallery of the page hold fifty pictures, before its script wakes. */
async function openWithMany(path: string) {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript((count) => {
    document.addEventListener('DOMContentLoaded', () => {
      // One gallery alone: another that plays by itself would be measured along.
      for (const [place, block] of document.querySelectorAll('[data-block="gallery"]').entries())
        if (place > 0) block.remove();
      const track = document.querySelector('.gallery-track');
      const slides = [...(track?.children ?? [])];
      if (!track) return;
      for (let place = slides.length; place < count; place += 1) {
        const copy = slides[place % slides.length]?.cloneNode(true) as HTMLElement;
        copy.dataset.slideId = `copy-${place}`;
        track.append(copy);
      }
    });
  }, PICTURES);
  const session = await context.newCDPSession(page);
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  await page.locator('.gallery').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.gallery')?.dataset.ready !== undefined,
  );
  return { page, session };
}

interface Smoothness {
  frames: number;
  /** What the page's own thread has to do between two drawn frames, in time of the processor. */
  work: number;
  /** How far two drawn frames are apart. */
  apart: number;
}

/** One bare box of a gallery's size on an empty page: as smooth as anything gets on this machine. */
async function bareBox(): Promise<Smoothness> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.setContent('<div style="width:372px;height:465px;background:#b4452b"></div>');
  const session = await context.newCDPSession(page);
  return watch(page, session, () =>
    page.evaluate(
      async ({ moves, pause }) => {
        const box = document.querySelector('div');
        for (let move = 0; move < moves; move += 1) {
          performance.mark('move');
          const movement = box?.animate(
            { transform: ['none', 'translate3d(100%, 0, 0)'] },
            { duration: 500, fill: 'forwards' },
          );
          void movement?.finished.then(() => {
            performance.mark('rest');
            movement.cancel();
          });
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      },
      { moves: MOVES, pause: MOVE_MS },
    ),
  );
}

async function frames(name: string, bare: Smoothness): Promise<Row[]> {
  const { page, session } = await openWithMany(`/transitions/${name}`);
  const { frames, work, apart } = await watch(page, session, () =>
    // From inside the page: looking from outside whether it has come to rest would be work of its own.
    page.evaluate(
      async ({ moves, pause }) => {
        const track = document.querySelector('.gallery-track');
        const isStill = () => document.querySelectorAll('.gallery-slide[data-shown]').length === 1;
        new MutationObserver(() => isStill() && performance.mark('rest')).observe(track ?? document, {
          subtree: true,
          attributeFilter: ['data-shown'],
        });
        for (let move = 0; move < moves; move += 1) {
          performance.mark('move');
          document.querySelector<HTMLElement>('.gallery-next')?.click();
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      },
      { moves: MOVES, pause: MOVE_MS },
    ),
  );
  return [
    {
      name: `${name}: work per frame, p95 of ${frames}`,
      value: work,
      unit: 'ms',
      target: { text: `≤ ${FRAME_MS}`, isMet: frames > 0 && work <= FRAME_MS },
    },
    { name: `${name}: between two drawn frames, p95`, value: apart, unit: 'ms' },
    { name: `${name}: that against one bare box`, value: apart / bare.apart, unit: '×' },
  ];
}

/** Counts the frames between the marks `move` and `rest`, while the page's own thread is slowed down. */
async function watch(page: Page, session: CDPSession, run: () => Promise<void>): Promise<Smoothness> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const timeline = 'disabled-by-default-devtools.timeline';
  await browser.startTracing(page, {
    categories: [timeline, `${timeline}.frame`, 'blink.user_timing'],
  });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number; dur?: number; tdur?: number; tid: number }[];
  };
  await page.context().close();
  const named = (wanted: string) => traceEvents.filter((event) => event.name === wanted);
  const times = (wanted: string) =>
    named(wanted)
      .map(({ ts }) => ts)
      .toSorted((a, b) => a - b);
  const main = named('BeginMainThreadFrame')[0]?.tid;
  const tasks = named('RunTask').filter(({ tid }) => tid === main);
  const rests = times('rest');
  const movements = times('move').map((from) => ({ from, to: rests.find((rest) => rest > from) ?? from }));
  const drawn = times('DrawFrame');
  const spans = drawn
    .map((to, index) => ({ from: drawn[index - 1] ?? to, to }))
    .filter(
      ({ from, to }) =>
        to - from < STANDSTILL_US &&
        movements.some((movement) => to > movement.from && from < movement.to && to > from),
    );
  const work = spans.map(
    ({ from, to }) =>
      tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => (ts >= from && ts < to ? sum + tdur : sum), 0) /
      1000,
  );
  return {
    frames: spans.length,
    work: percentile(work, 0.95),
    apart: percentile(
      spans.map(({ from, to }) => (to - from) / 1000),
      0.95,
    ),
  };
}

async function weight(): Promise<Row> {
  let heaviest = 0;
  for (const path of [
    ...DESIGNS.map((name) => `/galleries/${name}`),
    ...TRANSITIONS.map((name) => `/transitions/${name}`),
  ]) {
    const { page } = await newPage(path);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    heaviest = Math.max(heaviest, bytes / 1024);
    await page.context().close();
  }
  return {
    name: 'script of the heaviest gallery page, compressed',
    value: heaviest,
    unit: 'KB',
    target: { text: `≤ ${MAX_SCRIPT_KB}`, isMet: heaviest <= MAX_SCRIPT_KB },
  };
}

async function shifts(): Promise<Row> {
  let worst = 0;
  for (const name of DESIGNS) {
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${SITE}/galleries/${name}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    worst = Math.max(worst, await page.evaluate(() => window.shifted ?? 0));
    await context.close();
  }
  return {
    name: 'layout shift of the worst design',
    value: worst,
    unit: '',
    target: { text: '0.00', isMet: worst < 0.005 },
  };
}

async function changes(): Promise<Row> {
  const { page, session } = await openWithMany('/transitions/swipe');
  const run = (count: number) =>
    page.evaluate(async (times) => {
      const still = () => document.querySelectorAll('.gallery-slide[data-shown]').length === 1;
      for (let time = 0; time < times; time += 1) {
        document.querySelector<HTMLElement>('.gallery-next')?.click();
        for (const animation of document.getAnimations()) animation.finish();
        while (!still()) await new Promise(requestAnimationFrame);
      }
    }, count);
  return growth(`${CHANGES} slide changes`, session, page, run, CHANGES);
}

async function openings(): Promise<Row> {
  const { page, session } = await newPage('/galleries/lightbox');
  await page.locator('.gallery').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => document.querySelector('[data-island=gallery][data-state=awake]') !== null,
  );
  const run = (count: number) =>
    page.evaluate(async (times) => {
      const until = async (is: () => boolean) => {
        while (!is()) {
          for (const animation of document.getAnimations()) animation.finish();
          await new Promise(requestAnimationFrame);
        }
      };
      for (let time = 0; time < times; time += 1) {
        document.querySelector<HTMLElement>('.gallery-media')?.click();
        await until(() => document.querySelector('.lightbox-item') !== null);
        document.querySelector<HTMLElement>('.lightbox-close')?.click();
        await until(() => document.querySelector('.lightbox') === null);
      }
    }, count);
  return growth(`${OPENINGS} openings of the lightbox`, session, page, run, OPENINGS);
}

/** Memory after a warm-up against memory after the whole run: nothing may pile up. */
async function growth(
  name: string,
  session: CDPSession,
  page: Page,
  run: (count: number) => Promise<void>,
  count: number,
): Promise<Row> {
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024;
  };
  await run(Math.ceil(count / 5));
  const before = await used();
  await run(count);
  const grown = (await used()) - before;
  await page.context().close();
  return {
    name: `memory kept after ${name}`,
    value: grown,
    unit: 'KB',
    target: { text: '≤ 200', isMet: grown <= 200 },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

declare global {
  interface Window {
    shifted?: number;
  }
}
