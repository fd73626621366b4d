import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { readPidFile } from './pid-file.ts';
import type { User } from './reach.ts';

/** How clients get in: the settings PostgreSQL needs for it, and the address of its superuser. */
export type Door = { settings: Record<string, string>; adminUrl: string; close: () => void };

export const SUPERUSER = 'postgres';

const SOCKET_NAME = '.s.PGSQL.5432';
/** macOS allows the fewest bytes in the path of a socket: 104 with the closing zero. */
const MAX_SOCKET_PATH_BYTES = 103;
const PRIVATE_FOLDER_PREFIX = '/tmp/plinth-socket-';

const isWindows = process.platform === 'win32';

export async function openDoor(clusterDir: string, user: User | undefined): Promise<Door> {
  return isWindows ? openLoopback(clusterDir) : openSocket(clusterDir, user);
}

/** What initdb must be told about who gets in: whoever reaches the private folder, or on Windows a password. */
export function passwordArgs(clusterDir: string): string[] {
  if (!isWindows) return ['--auth-local=trust', '--auth-host=reject'];
  const file = passwordFile(clusterDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Removes what a PostgreSQL that no longer runs has left of its socket, and the folder if it was made for that. */
export function removeSocket(socketDir: string): void {
  if (!isAbsolute(socketDir)) return;
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) rmSync(join(socketDir, name), { force: true });
  const isPrivate = socketDir.startsWith(PRIVATE_FOLDER_PREFIX) && existsSync(socketDir);
  if (isPrivate && readdirSync(socketDir).length === 0) rmdirSync(socketDir);
}

function openSocket(clusterDir: string, user: User | undefined): Door {
  const isShort = Buffer.byteLength(join(clusterDir, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;
  const socketDir = isShort ? clusterDir : mkdtempSync(PRIVATE_FOLDER_PREFIX);
  if (!isShort && user) chownSync(socketDir, user.uid, user.gid);
  return {
    settings: {
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: quoteListItem(socketDir),
      unix_socket_permissions: '0700',
    },
    adminUrl: socketUrl(socketDir),
    close: () => removeSocket(socketDir),
  };
}

async function openLoopback(clusterDir: string): Promise<Door> {
  const port = await findFreePort();
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    adminUrl: loopbackUrl(clusterDir, String(port)),
    close: () => {},
  };
}

/** The superuser's address of a PostgreSQL that another process started on this cluster. */
export function findRunning(clusterDir: string): string | undefined {
  const running = readPidFile(clusterDir);
  if (running?.status !== 'ready') return undefined;
  return isWindows ? loopbackUrl(clusterDir, running.port) : socketUrl(running.socketDir);
}

const socketUrl = (socketDir: string) =>
  `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(socketDir)}`;

function loopbackUrl(clusterDir: string, port: string): string {
  const password = readFileSync(passwordFile(clusterDir), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

/** The setting is a comma-separated list, and a folder's name may hold commas or spaces. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

function passwordFile(clusterDir: string): string {
  return `${clusterDir}.password`;
}

async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.on('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
