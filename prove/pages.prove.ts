/**
 * Every page of every demo site is valid, fits a phone and has no barriers, those of the manual are used by keys alone,
 * no home page jumps at any width, and no page in another language says something in English.
 */
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { toolEnv } from '../scripts/project.mjs';
import { runTool } from '../scripts/run-tool.mjs';

const JOURNEYS = ['site-quality', 'keyboard-walk', 'words-left-over'];

await ensureChromium();
await runTool('playwright', ['test', ...JOURNEYS.map((name) => `e2e/site/${name}.spec.ts`)], {
  env: { ...toolEnv(), LOOK_AT_PAGES: 'all' },
  isLive: true,
}).catch(() => {
  process.exitCode = 1;
});
