import { spawn, type ChildProcess } from 'node:child_process';
import type { User } from './reach.ts';

/** Starts one of PostgreSQL's programs as the right user, in an environment that cannot steer it. */
export function startProgram(path: string, args: readonly string[], user: User | undefined): ChildProcess {
  return spawn(path, args, {
    ...user,
    // Our own working folder may be closed to that user.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: programEnv(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    // In a group of its own, Ctrl-C in a terminal does not end the database while requests are still served.
    detached: process.platform !== 'win32',
  });
}

/** Runs a program to its end and gives back what it wrote, or throws that as the error's message. */
export async function runProgram(
  path: string,
  args: readonly string[],
  user: User | undefined,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = startProgram(path, args, user);
  const output: string[] = [];
  child.stdout?.on('data', (bytes: Buffer) => output.push(bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => output.push(bytes.toString()));
  child.on('error', reject);
  child.on('close', (code) => (code === 0 ? resolve(output.join('')) : reject(new Error(output.join('')))));
  return promise;
}

function programEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return { PATH: env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  const kept = Object.entries(env).filter(([name]) => !name.toUpperCase().startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
