import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { SUPERUSER } from '../server/engine/door.ts';
import { settleHome } from '../server/engine/home.ts';

const STATE_DIR = '/var/lib/plinth';
/** Line of `postmaster.pid` that names the folder of the socket. */
const SOCKET_LINE = 4;

export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // A kill takes the built-in database with it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** To the database that a running product keeps in its data folder, past the walls between sites. */
export async function connectToBuiltIn(dataDir: string): Promise<Client> {
  const { clusterDir } = settleHome(dataDir, STATE_DIR);
  const file = join(clusterDir, 'postmaster.pid');
  const socketDir = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[SOCKET_LINE] ?? '') : '';
  return connect(`postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(socketDir)}`);
}
