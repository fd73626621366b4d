import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';

const output = join(import.meta.dirname, 'test-results');

/** Journeys through the running product: one file after the other in each of two hands, each on a product of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  outputDir: output,
  workers: 2,
  // A machine of two cores is late now and then; what passed at the second try is named as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(output, 'report.json') }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
