/** Every screen of the admin fits a phone, a tablet and a desk, and has no barriers, in the light and in the dark. */
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { toolEnv } from '../scripts/project.mjs';
import { runTool } from '../scripts/run-tool.mjs';

await ensureChromium();
await runTool('playwright', ['test', 'e2e/admin/screens.spec.ts'], {
  env: { ...toolEnv(), LOOK_AT_SCREENS: 'all' },
  isLive: true,
}).catch(() => {
  process.exitCode = 1;
});
