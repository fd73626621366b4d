import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { aScratchFolder } from '../testing/scratch.ts';
import { type Engine, openEngine } from './engine.ts';
import { readPidFile } from './pid-file.ts';
import { isAlive } from './processes.ts';

const isRoot = process.getuid?.() === 0;

let template: string;
let base: string;
let dataDir: string;
let lines: string[];
let undo: AsyncDisposableStack;

beforeAll(async () => {
  template = aScratchFolder();
  await (await openEngine({ dataDir: join(template, 'data'), log: () => {} })).stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  undo = new AsyncDisposableStack();
  base = aScratchFolder();
  dataDir = join(base, 'data');
  lines = [];
  undo.defer(() => rmSync(base, { recursive: true, force: true }));
});

afterEach(() => undo.disposeAsync());

/** Making a database takes a second; tests about what comes after begin with a copy of one. */
function startFromTemplate(): void {
  execFileSync('cp', ['-a', join(template, 'data'), dataDir]);
}

async function open(folder = dataDir): Promise<Engine> {
  const engine = await openEngine({
    dataDir: folder,
    log: (line) => lines.push(line),
    stateDir: join(base, 'state'),
  });
  undo.defer(() => engine.stop());
  return engine;
}

async function ask(engine: Pick<Engine, 'adminUrl'>, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: engine.adminUrl });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function holdInChild(): Promise<{ child: ChildProcess; adminUrl: string }> {
  const script = join(import.meta.dirname, 'testing', 'hold-engine.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  undo.defer(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  const [adminUrl] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, adminUrl };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function problemOf(work: Promise<unknown>): Promise<StartProblem> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartProblem);
  return error as StartProblem;
}

describe('a fresh data folder', () => {
  test('gets a database that writes through to disk, opens no port and is closed to others', async () => {
    const engine = await open();
    const settings = ['fsync', 'listen_addresses', 'server_encoding', 'shared_buffers', 'max_connections'];
    const values = await Promise.all(settings.map((name) => ask(engine, `SHOW ${name}`)));
    expect(values.flat()).toEqual(['on', '', 'UTF8', '128MB', '100']);
    expect(await ask(engine, "SELECT lower('ÀÉ')")).toEqual(['àé']);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(lines).toEqual([]);
  });

  test('keeps its rows over a stop and a start, and leaves nothing running between them', async () => {
    startFromTemplate();
    const first = await open();
    const pid = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres.holder'))).toBe(false);
    expect(await ask(await open(), 'SELECT answer FROM kept')).toEqual([42]);
  });

  test('may have any name, and lie deeper than the path of a socket can be long', async () => {
    const engine = await open(join(base, 'a folder, with a "name" é%20'.padEnd(100, '-'), 'a, "b" é%20'));
    expect(await ask(engine, 'SELECT 1')).toEqual([1]);
    const socketDir = new URL(engine.adminUrl).searchParams.get('host') ?? '';
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    await engine.stop();
    expect(existsSync(socketDir)).toBe(false);
  });
});

describe('one holder at a time', () => {
  beforeEach(startFromTemplate);

  test('a second process is told who holds the folder', async () => {
    const { child } = await holdInChild();
    const problem = await problemOf(open());
    expect(problem.message).toBe(`Another Plinth (pid ${child.pid}) is using ${dataDir}.`);
    expect(problem.remedy).toBe('Stop it, or set DATA_DIR to another folder.');
  });

  test('a second opening in the same process is refused too', async () => {
    const engine = await open();
    expect((await problemOf(open())).message).toContain(`pid ${process.pid}`);
    expect(await ask(engine, 'SELECT 1')).toEqual([1]);
  });
});

describe('after a kill -9', () => {
  beforeEach(startFromTemplate);

  test('of the holder, the old PostgreSQL is replaced and what was committed is there', async () => {
    const held = await holdInChild();
    await ask(held, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const oldPid = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
    await kill(held.child);
    expect(isAlive(oldPid)).toBe(true);
    const engine = await open();
    expect(isAlive(oldPid)).toBe(false);
    expect(await ask(engine, 'SELECT answer FROM kept')).toEqual([42]);
  });

  test('of holder and PostgreSQL together, recovery brings back what was committed', async () => {
    const held = await holdInChild();
    await ask(held, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(readPidFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
    await kill(held.child);
    expect(await ask(await open(), 'SELECT answer FROM kept')).toEqual([42]);
  });

  test('and a pid that now belongs to another program, the start is not held up', async () => {
    const first = await open();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    await first.stop();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], { uid, gid });
    undo.defer(() => void stranger.kill());
    writeFileSync(pidFile, text.replace(/^\d+/, String(stranger.pid)));
    expect(await ask(await open(), 'SELECT 1')).toEqual([1]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  test('of PostgreSQL alone, the holder hears of it', async () => {
    const engine = await open();
    process.kill(readPidFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
    await expect(engine.died).resolves.toBeTypeOf('string');
  });
});

describe('what stands in the way is told', () => {
  test('a file in place of the data folder', async () => {
    writeFileSync(dataDir, '');
    expect((await problemOf(open())).message).toContain('a file is in its way');
  });

  test('a folder that holds something else', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'Dear');
    expect((await problemOf(open())).message).toContain('is not empty, and what it holds is not a database');
  });

  test('a database of another PostgreSQL', async () => {
    startFromTemplate();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    expect((await problemOf(open())).message).toMatch(
      /was written by PostgreSQL 17, and .* PostgreSQL 18\.$/,
    );
  });

  test('and a failed start lets go of the folder; what an interrupted making left is made anew', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'Dear');
    await problemOf(open());
    rmSync(join(dataDir, 'postgres', 'letter.txt'));
    mkdirSync(join(dataDir, 'postgres.new'));
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    expect(await ask(await open(), 'SELECT 1')).toEqual([1]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });
});

describe.runIf(isRoot)('started by root', () => {
  test('the database runs as a user without rights', async () => {
    startFromTemplate();
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(65_534);
    expect(await ask(await open(), 'SELECT 1')).toEqual([1]);
    const pid = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
    expect(statSync(`/proc/${pid}`).uid).toBe(65_534);
  });

  test('below a closed folder the database is kept elsewhere, and the data folder points to it', async () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const first = await open(join(closed, 'data'));
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(lines).toEqual([
      expect.stringMatching(/^The database is kept in .*state.*, because .* is closed/),
    ]);
    expect(lstatSync(join(closed, 'data', 'postgres')).isSymbolicLink()).toBe(true);
    await first.stop();
    const second = await open(join(closed, 'data'));
    expect(await ask(second, 'SELECT answer FROM kept')).toEqual([42]);
    expect(lines).toHaveLength(1);
    await second.stop();

    // Deleting that data folder begins afresh and sets the old database aside.
    rmSync(join(closed, 'data'), { recursive: true });
    await open(join(closed, 'data'));
    const [key = ''] = readdirSync(join(base, 'state'));
    expect(
      readdirSync(join(base, 'state', key)).filter((name) => /^postgres\.\d{14}$/.test(name)),
    ).toHaveLength(1);
  });
});
