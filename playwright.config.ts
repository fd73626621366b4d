import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { OWN_DOMAIN } from './e2e/kit/places.ts';
import type { Journey } from './e2e/kit/test.ts';
import { chromiumLaunchForTests } from './scripts/install/chromium.mjs';

const launch = chromiumLaunchForTests();
const output = join(import.meta.dirname, 'test-results');

/** They leave the demo sites as they found them, whatever they do to sites of their own, and so can share a product. */
const CAREFUL = [
  'access-\\w+',
  'accounts',
  'admin-shell',
  'billing',
  'blocks',
  'domains',
  'forms',
  'gallery-(?:designs|lightbox|transitions)',
  'keyboard-walk',
  'lock',
  'people(?:-login)?',
  'platform',
  'site-quality',
];
const careful = new RegExp(`/(?:${CAREFUL.join('|')})\\.spec\\.ts$`);

/** Journeys through the running product: one file after the other in each of several hands. */
export default defineConfig<Journey>({
  testDir: 'e2e',
  globalSetup: './e2e/kit/setup.ts',
  outputDir: output,
  // Two thirds of their time they wait for their browser, server and database in turn, and for what moves.
  workers: Math.ceil(availableParallelism() * 2.5),
  // What passes at the second try has found something: `npm test` names it at the end.
  retries: 1,
  forbidOnly: true,
  // Two busy cores are waited for.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  projects: [
    { name: 'careful', testMatch: careful, use: { changesNothing: true } },
    { name: 'changing', testIgnore: careful },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(output, 'report.json') }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...launch,
      args: [...launch.args, `--host-resolver-rules=MAP ${OWN_DOMAIN} 127.0.0.1`],
    },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
