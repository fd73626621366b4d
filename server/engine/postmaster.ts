import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { type Binaries, programPath } from './binaries.ts';
import { explainOutput } from './explain.ts';
import type { Home } from './home.ts';
import { stopOnWindows } from './leftover.ts';
import { readPidFile } from './pid-file.ts';
import { endProcess } from './processes.ts';
import { startProgram } from './program.ts';

export type Postmaster = {
  stop: () => Promise<void>;
  /** Resolves with PostgreSQL's last words if it ends without being asked to. */
  died: Promise<string>;
};

type Order = {
  home: Home;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
  onLaunch?: (() => void) | undefined;
};

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  // Below this level are the errors of single statements, which repeat the personal data in them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const LOOK_EVERY_MS = 10;
const RETRY_EVERY_MS = 200;
/** Time for the children of a killed PostgreSQL to notice that it is gone. */
const RETRY_FOR_MS = 15_000;
/** Replaying the log after a crash takes as long as it takes; beyond this somebody should look. */
const READY_WITHIN_MS = 10 * 60_000;
const KEPT_LINES = 50;

export async function startPostmaster(order: Order): Promise<Postmaster> {
  const deadline = performance.now() + RETRY_FOR_MS;
  for (;;) {
    const attempt = launch(order);
    order.onLaunch?.();
    const failure = await waitUntilReady(attempt, order.home.clusterDir);
    if (failure === undefined) return supervise(attempt, order);
    if (!failure.includes('shared memory block') || performance.now() > deadline) {
      throw explainOutput(failure, order.home.clusterDir);
    }
    await wait(RETRY_EVERY_MS);
  }
}

type Attempt = {
  child: ChildProcess;
  lines: string[];
  onLine: (line: string) => void;
  hasEnded: boolean;
  ended: Promise<void>;
};

function launch({ home, binaries, settings }: Order): Attempt {
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = startProgram(
    programPath(binaries, 'postgres'),
    ['-D', home.clusterDir, ...options],
    home.user,
  );
  const attempt: Attempt = { child, lines: [], onLine: () => {}, hasEnded: false, ended: untilEnded(child) };
  let rest = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      attempt.lines.push(line);
      if (attempt.lines.length > KEPT_LINES) attempt.lines.shift();
      attempt.onLine(line);
    }
  });
  child.on('error', (error) => attempt.lines.push(error.message));
  void attempt.ended.then(() => (attempt.hasEnded = true));
  return attempt;
}

async function untilEnded(child: ChildProcess): Promise<void> {
  await Promise.race([once(child, 'close'), new Promise((resolve) => child.once('error', resolve))]);
}

async function waitUntilReady(attempt: Attempt, clusterDir: string): Promise<string | undefined> {
  const { child, lines } = attempt;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!attempt.hasEnded) {
    const file = readPidFile(clusterDir);
    if (file?.pid === child.pid && file?.status === 'ready') return undefined;
    if (performance.now() > deadline) {
      child.kill('SIGINT');
      throw new StartProblem(
        `PostgreSQL in ${clusterDir} was not ready after ${READY_WITHIN_MS / 60_000} minutes.`,
        'Look at the load of the disk, then start again.',
      );
    }
    await wait(LOOK_EVERY_MS);
  }
  return lines.join('\n');
}

const isReadyLine = (line: string) => line.includes('database system is ready to accept connections');

function supervise(attempt: Attempt, { home, binaries, log }: Order): Postmaster {
  const { child, ended } = attempt;
  let isStopping = false;
  // A process that exits without stopping us first must not leave its database running.
  const endWithProcess = () => void child.kill('SIGINT');
  process.once('exit', endWithProcess);
  // Its file says that it is ready a moment before its log does; up to there the log tells of the start alone.
  let isStarted = attempt.lines.some(isReadyLine);
  attempt.onLine = (line) => {
    if (isStarted && !isStopping) log(`PostgreSQL: ${line}`);
    isStarted ||= isReadyLine(line);
  };
  const died = Promise.withResolvers<string>();
  void ended.then(() => {
    process.off('exit', endWithProcess);
    if (!isStopping) died.resolve(attempt.lines.at(-1) ?? '');
  });
  return {
    died: died.promise,
    stop: async () => {
      isStopping = true;
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        await (process.platform === 'win32'
          ? stopOnWindows(home.clusterDir, binaries)
          : endProcess(child.pid));
      }
      await ended;
    },
  };
}
