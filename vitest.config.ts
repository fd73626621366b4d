import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { englishWords } from './browser/testing/english-words.ts';
import { chromiumLaunchForTests } from './scripts/install/chromium.mjs';
import { preactForReact } from './vite.config.ts';

const never = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** `*.test.ts(x)` runs in Node, `*.browser.test.ts(x)` in a real Chromium with Preact in React's place. */
export default defineConfig({
  test: {
    // By itself the runner leaves one core free. Tests also wait, for the database and for jobs to be due: with three
    // on two cores the whole takes a quarter less.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // A file starts from a database of its own, not from modules of its own: loading them anew took half of the time.
          isolate: false,
          globalSetup: ['server/testing/set-up.ts'],
          // What pages carry in themselves is text; by itself the runner leaves it empty.
          css: { include: [/\?inline$/] },
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.browser.test.{ts,tsx}'],
          // Two busy cores are waited for; nothing is tried again.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        resolve: {
          alias: preactForReact,
        },
        // Found only while a test runs it would bring a second Preact, whose hooks know nothing of the first.
        optimizeDeps: { include: ['@tanstack/react-query'] },
        test: {
          name: 'browser',
          setupFiles: ['browser/testing/english-page.ts', 'browser/testing/patience.ts'],
          provide: { pageWords: englishWords() },
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          include: ['**/*.browser.test.{ts,tsx}'],
          exclude: never,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 180_000,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchForTests() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
