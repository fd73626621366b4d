import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const WORKER = new URL('./worker.ts', import.meta.url).pathname;

interface Worker {
  child: ChildProcess;
  /** Says whether it came to the end of what was due. */
  keepTime: (at: Date, diesAfter?: number) => Promise<boolean>;
}

/** Two nodes that keep the time together, and a third that stands by for the one that dies. */
export async function hireCrew(config: string, folder: string) {
  const failures: string[] = [];

  async function start(): Promise<Worker> {
    const child = spawn(process.execPath, [WORKER, config, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    const heard = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    // Whoever is killed while it is spoken to hears nothing any more.
    child.stdin.on('error', () => {});
    await heard.next();
    return {
      child,
      async keepTime(at, diesAfter) {
        child.stdin.write(`${at.toISOString()} ${diesAfter ?? ''}\n`);
        const { value, done } = await heard.next();
        if (typeof value === 'string' && value.startsWith('failed')) failures.push(value);
        return done !== true;
      },
    };
  }

  const [steady, ...others] = await Promise.all([start(), start()]);
  let mortal = others[0] ?? steady;
  let standby = start();
  let [deaths, busyMs] = [0, 0];

  async function keepSteady(at: Date): Promise<void> {
    const began = performance.now();
    await steady.keepTime(at);
    busyMs += performance.now() - began;
  }

  return {
    failures,
    get deaths() {
      return deaths;
    },
    /** How long the one worked that never dies: others need time to start. */
    get busyMs() {
      return busyMs;
    },

    async keepTime(at: Date): Promise<void> {
      await Promise.all([keepSteady(at), mortal.keepTime(at)]);
    },

    /** The same while one of them dies after so many statements, and another takes its place. */
    async keepTimeDying(at: Date, diesAfter: number): Promise<void> {
      const work = keepSteady(at);
      if (!(await mortal.keepTime(at, diesAfter))) {
        deaths += 1;
        mortal = await standby;
        standby = start();
        await mortal.keepTime(at);
      }
      await work;
    },

    async dismiss(): Promise<void> {
      for (const { child } of [steady, mortal, await standby]) child.kill('SIGKILL');
    },
  };
}
