import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';
import { APP_URL } from './e2e/places.ts';

const output = join(import.meta.dirname, 'test-results');

/** Journeys through the running product. One worker: they share one database, as people do. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.ts',
  outputDir: output,
  workers: 1,
  // A machine of two cores is late now and then; what passed at the second try is named as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(output, 'report.json') }],
  ],
  use: {
    baseURL: APP_URL,
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
