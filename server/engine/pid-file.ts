import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into its folder. */
export type PidFile = { pid: number; port: string; socketDir: string; status: string };

const PORT_LINE = 3;
const SOCKET_DIR_LINE = 4;
const STATUS_LINE = 7;

export function pidFilePath(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}

export function readPidFile(clusterDir: string): PidFile | undefined {
  try {
    return parsePidFile(readFileSync(pidFilePath(clusterDir), 'utf8'));
  } catch {
    return undefined;
  }
}

export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  return {
    pid,
    port: lines[PORT_LINE] ?? '',
    socketDir: lines[SOCKET_DIR_LINE] ?? '',
    status: lines[STATUS_LINE] ?? '',
  };
}
