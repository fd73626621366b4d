import { hostname } from 'node:os';

/** Levels as the framework's own log has them. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** One line of the log, in the form of all others: what is said outside of requests. */
export function log(level: keyof typeof LEVELS, msg: string): void {
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname(), msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
