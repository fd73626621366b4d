/** Every page of every demo site is valid, fits a phone and has no barriers; no home page jumps at any width; no language says English. */
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { toolEnv } from '../scripts/project.mjs';
import { runTool } from '../scripts/run-tool.mjs';

await ensureChromium();
await runTool('playwright', ['test', 'e2e/site/site-quality.spec.ts', 'e2e/site/words-left-over.spec.ts'], {
  env: { ...toolEnv(), LOOK_AT_PAGES: 'all' },
  isLive: true,
}).catch(() => {
  process.exitCode = 1;
});
