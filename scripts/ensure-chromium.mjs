// Gets the browser the tests run in: the machine's own, Debian's package, or Playwright's build, in this order.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { Problem } from './problem.mjs';
import { toolEnv } from './project.mjs';
import { runTool } from './run-tool.mjs';

const APT = '/usr/bin/apt-get';

/** @returns {Promise<string>} where the browser is */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runs(named)) throw explainBroken(named);
  return (await findUsable()) ?? (await installFromDebian()) ?? installWithPlaywright();
}

async function findUsable() {
  const own = findChromium();
  if (own && runs(own)) return own;
  const { chromium } = await import('@playwright/test');
  return own || !existsSync(chromium.executablePath()) ? undefined : chromium.executablePath();
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runTool(APT, ['update'], { env }).catch(() => undefined);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      await runTool(APT, ['install', '-y', '--no-install-recommends', name], { env });
      return await findUsable();
    } catch {
      // Older systems know only the whole browser, others with apt not even that; Playwright's build is next.
    }
  }
  return undefined;
}

async function installWithPlaywright() {
  try {
    await runTool('playwright', ['install', 'chromium'], { env: toolEnv() });
  } catch (error) {
    throw new Problem('There is no Chromium to run the browser tests in.', {
      remedy:
        'Install one ("sudo apt-get install chromium" on Debian, or Chrome), or name it: CHROMIUM_PATH=/path npm test',
      output: error instanceof Problem ? error.output : '',
    });
  }
  const found = await findUsable();
  if (found) return found;
  throw explainBroken(findChromium() ?? '');
}

/** @param {string} path */
function explainBroken(path) {
  return new Problem(`The browser at ${path} does not run.`, {
    remedy: 'Remove it, or name another one: CHROMIUM_PATH=/path npm test',
  });
}

/** Some systems ship a Chromium that only tells people to install another package. @param {string} path */
function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
