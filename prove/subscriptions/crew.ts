import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Worker {
  child: ChildProcess;
  /** Answers with what it was about to do when it died; with nothing when it came to the end of what was due. */
  keepTime: (at: Date, diesAfter?: number) => Promise<string | undefined>;
}

/** Two nodes that keep the time together, and others that stand by for those who die. */
export async function hireCrew(program: string, config: string, folder: string, standingBy = 1) {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const failures: string[] = [];
  let [deaths, busyMs, workMs, statements] = [0, 0, 0, 0];

  async function start(): Promise<Worker> {
    const child = spawn(process.execPath, [program, config, folder], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const heard = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    // Whoever is killed while it is spoken to hears nothing any more.
    child.stdin.on('error', () => {});
    if ((await heard.next()).value !== 'ready') throw new Error('A worker did not start.');
    return {
      child,
      async keepTime(at, diesAfter) {
        child.stdin.write(`${at.toISOString()} ${diesAfter ?? ''}\n`);
        const { value } = await heard.next();
        if (value === undefined) throw new Error('A worker ended that nobody has killed.');
        const [word, ...about] = value.split(' ');
        if (word === 'failed') failures.push(value);
        if (word === 'done') {
          workMs += Number(about[0]);
          statements += Number(about[1]);
        }
        return word === 'dies' ? about.join(' ') : undefined;
      },
    };
  }

  const [steady, ...others] = await Promise.all([start(), start()]);
  let mortal = others[0] ?? steady;
  const standby = [start()];
  while (standby.length < standingBy) {
    await standby.at(-1);
    standby.push(start());
  }

  async function keepSteady(at: Date): Promise<void> {
    const began = performance.now();
    await steady.keepTime(at);
    busyMs += performance.now() - began;
  }

  /** One of them dies after so many statements, and another takes its place; says what it was about to do. */
  async function die(at: Date, diesAfter: number): Promise<string | undefined> {
    const last = await mortal.keepTime(at, diesAfter);
    if (last === undefined) return undefined;
    deaths += 1;
    mortal = await (standby.shift() ?? start());
    if (standby.length === 0) standby.push(start());
    return last;
  }

  return {
    failures,
    keepSteady,
    die,
    get deaths() {
      return deaths;
    },
    /** How long the one worked that never dies. */
    get busyMs() {
      return busyMs;
    },
    /** How much of a processor the workers took that came to the end of what was due, and what they sent. */
    get work() {
      return { ms: workMs, statements };
    },

    async keepTime(at: Date): Promise<void> {
      await Promise.all([keepSteady(at), mortal.keepTime(at)]);
    },

    /** The same while one of them dies. */
    async keepTimeDying(at: Date, diesAfter: number): Promise<void> {
      const work = keepSteady(at);
      if ((await die(at, diesAfter)) !== undefined) await mortal.keepTime(at);
      await work;
    },

    async dismiss(): Promise<void> {
      for (const { child } of [steady, mortal, ...(await Promise.all(standby))]) child.kill('SIGKILL');
    },
  };
}

export type Crew = Awaited<ReturnType<typeof hireCrew>>;
