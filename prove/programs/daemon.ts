import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;
/** Debian keeps some outside of what everybody's path has. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

export const hasProgram = (name: string) => spawnSync('which', [name], { env: { PATH } }).status === 0;

/** Says in a sentence what is missing, and how it comes here. */
export function missingPrograms(packages: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.keys(packages).filter((name) => !hasProgram(name));
  if (missing.length === 0) return undefined;
  const wanted = missing.map((name) => packages[name]).join(' ');
  return `Not installed: ${missing.join(', ')}. On Debian: apt-get install ${wanted}`;
}

export interface DaemonOptions {
  name: string;
  command: readonly [string, ...string[]];
  isReady: () => Promise<boolean>;
  /** Some refuse to run as root. */
  user?: { uid: number; gid: number } | undefined;
  env?: Readonly<Record<string, string>>;
}

/** A program of the system that a proof runs, kills and starts again. */
export function makeDaemon({ name, command: [program, ...words], isReady, user, env }: DaemonOptions) {
  let child: ChildProcess | undefined;
  let said = '';

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  return {
    name,
    get pid() {
      return child?.pid ?? 0;
    },
    words: () => said,
    isRunning,

    launch(): void {
      said = '';
      const started = spawn(program, words, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH, HOME: '/tmp', LANG: 'C.UTF-8', ...env },
        ...(process.getuid?.() === 0 && user),
      });
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-20_000)));
      child = started;
    },

    async start(): Promise<void> {
      this.launch();
      const latest = Date.now() + READY_WITHIN_MS;
      while (!(await isReady().catch(() => false))) {
        if (!isRunning() || Date.now() > latest) throw new Error(`${name} did not start. ${said}`);
        await pause(LOOK_EVERY_MS);
      }
    },

    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (!child || !isRunning()) return;
      const hasEnded = once(child, 'exit');
      child.kill(signal);
      await hasEnded;
    },
  };
}

export type Daemon = ReturnType<typeof makeDaemon>;
