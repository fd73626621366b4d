import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SERVER = `
const timer = setInterval(() => {}, 1000);
let times = 0;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.log('asked to stop by', signal, ++times);
    process.exitCode = 7;
    setTimeout(() => clearInterval(timer), 500);
  });
}
console.log('serving', process.env.NODE_ENV, process.pid, process.argv.slice(2).join(' '));
`;
const LOCK = { packages: { '': {}, 'node_modules/thing': { version: '1.0.0', integrity: 'sha512-x' } } };

let project: string;
let started: ChildProcess[];
let variables: Readonly<Record<string, string>>;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'plinth-test-'));
  started = [];
  variables = {};
  cpSync(import.meta.dirname, join(project, 'scripts'), { recursive: true });
  mkdirSync(join(project, 'server'));
  for (const place of ['server/steps.mjs', 'server/command-line'])
    cpSync(join(import.meta.dirname, '..', place), join(project, place), { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  mkdirSync(join(project, 'dist/program'), { recursive: true });
  for (const place of ['server/main.ts', 'dist/program/main.js']) write(place, SERVER);
  write('scripts/build.mjs', "console.log('nothing changed');");
  write('package.json', '{"type":"module"}');
  write('package-lock.json', JSON.stringify(LOCK));
  write('node_modules/.package-lock.json', JSON.stringify(LOCK));
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(project, path), text);
}

const start = (...args: string[]) => run('start.mjs', ...args);

function run(script: string, ...args: string[]) {
  const env = { ...process.env, npm_lifecycle_event: '', ...variables };
  const child = spawn(process.execPath, [join(project, 'scripts', script), ...args], { env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  }
  return { child, output: () => output };
}

async function untilServing(run: ReturnType<typeof start>): Promise<number> {
  await vi.waitFor(() => expect(run.output()).toContain('serving'), 10_000);
  return Number(/serving \w+ (\d+)/.exec(run.output())?.[1]);
}

test('shows its steps, serves in production mode, and hands on one signal and the exit code', async () => {
  const run = start('--quiet');
  await untilServing(run);
  expect(run.output()).toMatch(/^✓ Dependencies +\d\.\d s up to date\n✓ Build +\d\.\d s nothing changed\n/);
  expect(run.output()).toContain('serving production');
  expect(run.output()).toContain('--quiet');
  const closed = once(run.child, 'close');
  run.child.kill('SIGINT');
  await vi.waitFor(() => expect(run.output()).toContain('asked to stop by SIGINT 1\n'), {
    timeout: 10_000,
    interval: 10,
  });
  run.child.kill('SIGINT');
  expect(await closed).toEqual([7, null]);
  expect(run.output()).not.toContain('asked to stop by SIGINT 2');
});

test('a developer starts without a build', async () => {
  rmSync(join(project, 'scripts', 'build.mjs'));
  const run = start('--dev');
  await untilServing(run);
  expect(run.output()).toContain('serving development');
});

test('the server does not outlive a killed start script', async () => {
  const run = start();
  await untilServing(run);
  const closed = once(run.child, 'close');
  run.child.kill('SIGKILL');
  await closed;
  expect(run.output()).toContain('asked to stop by SIGTERM 1');
});

test('a build that fails is shown and nothing is served', async () => {
  write('scripts/build.mjs', "console.error('Unexpected token'); process.exit(1);");
  const run = start();
  const [code] = await once(run.child, 'close');
  expect(code).toBe(1);
  expect(run.output()).toMatch(/✗ Build[^]*Unexpected token[^]*The browser code could not be built\./);
  expect(run.output()).not.toContain('serving');
});

test.each([
  ['start.mjs', 'Run "npm ci" with optional packages allowed'],
  ['run-server.mjs', 'Run "npm ci" with optional packages allowed'],
  ['release/plinth.mjs', 'Install Plinth again with optional packages allowed'],
])('%s says in a sentence that there is no Node to run on', async (script, remedy) => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.0.0' } })";
  variables = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}` };
  const { child, output } = run(script, 'doctor');
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(output()).toContain(`among the packages.\n${remedy}`);
  expect(output()).not.toMatch(/^\s+at /m);
});

test('a Node without its libraries is told in a sentence', async () => {
  write('dist/program/main.js', 'process.exit(127)');
  const run = start();
  expect((await once(run.child, 'close'))[0]).toBe(127);
  expect(run.output()).toContain('a library is missing');
  expect(run.output()).toContain('apt install libatomic1');
});

test.each(['start.mjs', 'run-server.mjs'])(
  'a linked node_modules that is out of date is left alone by %s',
  async (script) => {
    const elsewhere = join(project, 'elsewhere');
    mkdirSync(elsewhere);
    write('elsewhere/kept', '');
    rmSync(join(project, 'node_modules'), { recursive: true });
    symlinkSync(elsewhere, join(project, 'node_modules'));
    const command = run(script);
    expect((await once(command.child, 'close'))[0]).toBe(1);
    expect(command.output()).toContain('node_modules is a link');
    expect(existsSync(join(elsewhere, 'kept'))).toBe(true);
  },
);

test('a project of another user runs as long as it is up to date', async () => {
  chmodSync(project, 0o555);
  chmodSync(join(project, 'node_modules'), 0o555);
  await untilServing(start());
  chmodSync(project, 0o755);
  chmodSync(join(project, 'node_modules'), 0o755);
});
