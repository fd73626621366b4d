import { Client, type ClientConfig } from 'pg';
import { commandLine } from '../command-line/command-line.mjs';
import { StartProblem } from '../start-problem.ts';
import type { SecretKey } from './key.ts';
import type { KeyFile } from './key-file.ts';
import { sealAll } from './seal-all.ts';
import { makeVault, type Vault } from './vault.ts';

/** Any number will do as long as every node takes the same lock. */
const VAULT_LOCK = 7_465_885;
const PROOF = 'plinth';

export interface KeySource {
  /** As set in the environment; without one there is a file. */
  current: SecretKey | undefined;
  older: SecretKey | undefined;
  file: KeyFile;
}

/**
 * Opens the vault with the keys of this server, after a look whether they are the ones of this database. What is
 * not encrypted yet, because a version before this one wrote it, is encrypted now, by one node while others wait.
 */
export async function openVault(admin: ClientConfig, source: KeySource): Promise<Vault> {
  return underLock(admin, async (client) => {
    const { vault } = await unlock(client, source);
    return vault;
  });
}

/** Encrypts everything with the current key. Killed on the way it goes on where it was when it is run again. */
export async function rotateKey(admin: ClientConfig, source: KeySource): Promise<{ sealed: number }> {
  return underLock(admin, async (client) => {
    const isInFile = source.current === undefined;
    if (isInFile && source.file.read()) source.file.exchange();
    const { vault, current } = await unlock(client, source);
    const sealed = await sealEverything(client, vault, current);
    if (isInFile) source.file.dropFormer();
    return { sealed };
  });
}

async function underLock<T>(admin: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(admin);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [VAULT_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

interface KeyRow {
  id: string;
  proof: string;
  isComplete: boolean;
}

async function unlock(client: Client, source: KeySource) {
  const { rows } = await client.query<KeyRow>(
    'select key_id as id, proof, sealed_at is not null as "isComplete" from secret_keys',
  );
  const older = source.older ?? source.file.readFormer();
  const current = source.current ?? source.file.read() ?? firstKey(source.file, rows.length > 0 && !older);
  const vault = makeVault({ current, older: older ? [older] : [] });
  checkKeys(rows, vault, source);
  // Written before anything is encrypted, so that a start without the key is noticed even after a kill.
  if (rows.every(({ id }) => id !== current.id))
    await client.query('insert into secret_keys (key_id, proof) values ($1, $2)', [
      current.id,
      vault.seal(proofPlace(current.id), PROOF),
    ]);
  const isFirst = rows.every(({ id, isComplete }) => id === current.id && !isComplete);
  if (isFirst) await sealEverything(client, vault, current);
  return { vault, current };
}

/** From now on this is the only key. */
async function sealEverything(client: Client, vault: Vault, current: SecretKey): Promise<number> {
  const count = await sealAll(client, vault);
  await client.query('update secret_keys set sealed_at = now() where key_id = $1', [current.id]);
  await client.query('delete from secret_keys where key_id <> $1', [current.id]);
  return count;
}

const proofPlace = (keyId: string) => ['secret_keys', 'proof', keyId] as const;

function firstKey(file: KeyFile, hasSecrets: boolean): SecretKey {
  if (!hasSecrets) return file.create();
  throw new StartProblem(
    `The secrets in this database are encrypted, and the key is missing: there is no ${file.path}.`,
    'Copy that file from your backup or from another node, or set SECRET_KEY to the same key on all nodes.',
  );
}

function checkKeys(rows: readonly KeyRow[], vault: Vault, source: KeySource): void {
  const isOpen = ({ id, proof }: KeyRow) =>
    vault.keyIdOf(proof) === id && vault.canOpen(proof) && vault.open(proofPlace(id), proof) === PROOF;
  const closed = rows.filter((row) => !isOpen(row));
  if (closed.length === 0) return;
  if (closed.length < rows.length)
    throw new StartProblem(
      'The secrets in this database are being moved to another key, and one of the two keys is missing.',
      `Set SECRET_KEY to the new key and SECRET_KEY_OLD to the former one, then run: ${commandLine('rotate-key')}`,
    );
  const where = source.current ? 'SECRET_KEY' : source.file.path;
  throw new StartProblem(
    `The secrets in this database are encrypted with another key than the one in ${where}.`,
    `Use the key that belongs to this database, the same on all nodes. To change it, keep the former key in SECRET_KEY_OLD and run: ${commandLine('rotate-key')}`,
  );
}
