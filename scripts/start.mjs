// `npm start`: from a fresh checkout to a running server. Works on any Node from 20 on, with nothing installed.
import { join } from 'node:path';
import { ensureInstalled } from './install/installation.mjs';
import { Problem } from './problem.mjs';
import { findNode, root, serverEnv } from './project.mjs';
import { endToolsOnSignals, runTool } from './run-tool.mjs';
import { serve } from './serve.mjs';
import { makeSteps, screenOfProcess } from '../server/steps.mjs';

const isDev = process.argv.includes('--dev');
const steps = makeSteps(screenOfProcess());

try {
  endToolsOnSignals();
  await steps.run('Dependencies', async (note) => {
    note((await ensureInstalled({ withDev: isDev })) ? 'installed' : 'up to date');
  });
  if (!isDev) await steps.run('Build', build);
  serve(isDev ? join('server', 'main.ts') : join('dist', 'program', 'main.js'), {
    args: process.argv.slice(2),
    env: inMode(),
    steps,
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  steps.fail(error);
  process.exitCode = 1;
}

/** @param {(text: string) => void} note */
async function build(note) {
  const node = findNode();
  try {
    const output = await runTool(node, [join(root, 'scripts', 'build.mjs')], { env: inMode() });
    note(output.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const output = error instanceof Problem ? error.output : '';
    throw new Problem('The browser code could not be built.', {
      remedy: 'What the build said is above.',
      output,
    });
  }
}

function inMode() {
  return { ...serverEnv(), NODE_ENV: isDev ? 'development' : 'production' };
}
