// Gets the browser the tests run in: the machine's own, Debian's package, or Playwright's build, in this order.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { listChromiums } from './chromium.mjs';
import { Problem } from '../problem.mjs';
import { toolEnv } from '../project.mjs';
import { runTool } from '../run-tool.mjs';

/**
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} apt Debian's way to install something, for those who may
 * @property {() => string[]} list browsers that are there, the one the tests would take first
 * @property {() => Promise<string>} ofPlaywright where Playwright puts its own
 * @property {(path: string) => boolean} runs
 * @property {(command: string, args: string[], options: { env: NodeJS.ProcessEnv }) => Promise<unknown>} run
 */

/** Debian's small one, and the whole browser for older systems. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** @returns {Machine} */
function thisMachine() {
  const apt = '/usr/bin/apt-get';
  return {
    env: process.env,
    apt: process.getuid?.() === 0 && existsSync(apt) ? apt : undefined,
    list: listChromiums,
    ofPlaywright: async () => (await import('@playwright/test')).chromium.executablePath(),
    runs,
    run: runTool,
  };
}

/**
 * Leaves CHROMIUM_PATH set where the tests would take one that does not run.
 *
 * @param {Machine} machine
 * @returns {Promise<string>} where the browser is
 */
export async function ensureChromium(machine = thisMachine()) {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !machine.runs(named)) throw explainBroken(named);
  return (
    (await findUsable(machine)) ??
    (await installFromDebian(machine)) ??
    (await installWithPlaywright(machine))
  );
}

/**
 * What Debian has needs none of our packages, and so comes while they do. What goes wrong is told by `ensureChromium`.
 *
 * @param {Machine} machine
 */
export async function installBesidePackages(machine = thisMachine()) {
  if (machine.env.CHROMIUM_PATH || machine.list().some(machine.runs)) return;
  await installFromDebian({ ...machine, ofPlaywright: () => Promise.resolve('') });
}

/** @param {Machine} machine */
async function findUsable({ env, list, ofPlaywright, runs }) {
  const own = list();
  const all = [...own, await ofPlaywright()];
  const usable = all.find((path) => runs(path));
  if (usable && own.length > 0 && usable !== own[0]) env.CHROMIUM_PATH = usable;
  return usable;
}

/** @param {Machine} machine */
async function installFromDebian(machine) {
  const { apt, run } = machine;
  if (!apt) return undefined;
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update'], { env }).catch(() => undefined);
  for (const name of PACKAGES) {
    // Others with apt may know neither of them; Playwright's build is next.
    const isThere = await run(apt, ['install', '-y', '--no-install-recommends', name], { env }).then(
      () => true,
      () => false,
    );
    const found = isThere ? await findUsable(machine) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** @param {Machine} machine */
async function installWithPlaywright(machine) {
  const { run, list, ofPlaywright } = machine;
  try {
    await run('playwright', ['install', 'chromium'], { env: toolEnv() });
  } catch (error) {
    const [broken] = list();
    throw new Problem(
      broken
        ? `The browser at ${broken} does not run, and no other could be installed.`
        : 'There is no Chromium to run the browser tests in.',
      {
        remedy:
          'Install one ("sudo apt-get install chromium" on Debian, or Chrome), or name it: CHROMIUM_PATH=/path npm test',
        output: error instanceof Problem ? error.output : '',
      },
    );
  }
  const found = await findUsable(machine);
  if (found) return found;
  throw new Problem(`The browser at ${await ofPlaywright()} does not run.`, {
    remedy:
      'It may lack libraries of the system: "sudo npx playwright install-deps chromium" adds them. Or name another one: CHROMIUM_PATH=/path npm test',
  });
}

/** @param {string} path */
function explainBroken(path) {
  return new Problem(`The browser at ${path} does not run.`, {
    remedy: 'Name another one: CHROMIUM_PATH=/path npm test',
  });
}

/** Some systems ship a Chromium that only tells people to install another package. @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
