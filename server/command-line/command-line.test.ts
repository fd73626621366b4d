import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectDir } from '../project-dir.ts';
import { commandLine, installAgain } from './command-line.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['start', undefined, 'npm start', 'plinth'],
  ['backup', undefined, 'npm run backup', 'plinth backup'],
  ['backup', '--verify', 'npm run backup -- --verify', 'plinth backup --verify'],
])('%s with %s is %j in a checkout and %j where a release is installed', (name, options, npm, program) => {
  expect(commandLine(name, options)).toBe(npm);
  expect(installAgain()).toBe('Run "npm ci"');
  vi.stubEnv('PLINTH_PROGRAM', 'plinth');
  expect(commandLine(name, options)).toBe(program);
  expect(installAgain()).toBe('Install Plinth again');
});

test('the program of a release is known to what it starts', () => {
  const program = join(projectDir, 'scripts/release/plinth.mjs');
  const env = { PATH: process.env.PATH, PORT: '1' };
  const { stderr } = spawnSync(process.execPath, [program, 'jobs', 'unknown'], { env, encoding: 'utf8' });
  expect(stderr).toBe('There is no command unknown.\nUse: plinth jobs, or: plinth jobs retry [queue]\n');
});

test('nothing that people are told names one way to call a command', () => {
  const files = readdirSync(join(projectDir, 'server'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|^command-line\/|config\.ts$|settings\.ts$/.test(file),
  );
  const named = files.filter((file) =>
    /^(?!\s*(?:\/?\*|\/\/)).*['"`: ](?:npm (?:run|start|ci)|plinth (?:restore|doctor|files|jobs|upgrade-database))\b/m.test(
      readFileSync(join(projectDir, 'server', file), 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});

test('a reader who has seen enough ends nothing', async () => {
  const lines = `
    import { makeSteps, screenOfProcess } from ${JSON.stringify(join(projectDir, 'server/steps.mjs'))};
    const steps = makeSteps(screenOfProcess());
    process.stdin.resume().on('end', async () => {
      for (let line = 0; line < 10; line += 1) {
        steps.say('told');
        await new Promise(setImmediate);
      }
      process.exitCode = 7;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines]);
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([7, null]);
  expect(said).toBe('');
});
