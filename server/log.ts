import { hostname } from 'node:os';

/** Levels as the framework's own log has them. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** A line as it is written: what was said, and whatever belongs to it. */
export interface LogLine extends Readonly<Record<string, unknown>> {
  level: number;
  time: number;
  msg?: string;
}

type Listener = (line: LogLine) => void;
const listeners = new Set<Listener>();

/** Where all lines go, those of the framework too: out, and to whoever passes them on. */
export const logStream = {
  write(text: string): void {
    process.stdout.write(text);
    if (listeners.size === 0) return;
    const line = JSON.parse(text) as LogLine;
    for (const listener of listeners) listener(line);
  },
};

/** Hears every line from now on, until the function that comes back is called. */
export function hearLog(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One line of the log, in the form of all others: what is said outside of requests. */
export function log(level: keyof typeof LEVELS, msg: string): void {
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname(), msg };
  logStream.write(`${JSON.stringify(line)}\n`);
}
