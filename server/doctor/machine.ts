import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { HOUR_MS } from '#core/durations.ts';
import { backupsOf, filesOfProduct, secretKeyFileOf } from '../backup/command.ts';
import { listBackups, readManifest, takenAt } from '../backup/manifest.ts';
import { buildAgain, commandLine, installAgain } from '../command-line/command-line.mjs';
import { isLocalhostName, type Config } from '../config.ts';
import { explainListening } from '../processes/listen.ts';
import { projectDir } from '../project-dir.ts';
import { StorageRefusal } from '../storage/bucket-requests.ts';
import { putBytes, type Storage } from '../storage/storage.ts';
import { broken, fine, skipped, warning, type Check, type Finding } from './finding.ts';

const NEEDED_NODE = 26;
const LOW_MB = 2000;
const FULL_MB = 500;
const OLD_BACKUP_MS = 7 * 24 * HOUR_MS;
const PROBE = 'doctor-probe';
const OTHERS_MAY_READ = 0o077;

/** What can be seen on this machine alone. */
export function machineChecks(config: Config): Check[] {
  return [
    { name: 'Node', run: async () => nodeFinding(process.versions.node) },
    { name: 'Build', run: async () => buildFinding() },
    { name: 'Port', run: () => portFinding(config) },
    { name: 'Disk', run: () => diskFinding(config.dataDir) },
    { name: 'Files', run: () => filesFinding(filesOfProduct(config)) },
    { name: 'Secret key', run: async () => keyFinding(config) },
    { name: 'Proxy', run: async () => proxyFinding(config) },
    { name: 'Backups', run: () => backupFinding(config) },
  ];
}

export function nodeFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= NEEDED_NODE
    ? fine(version)
    : broken(`Node ${version} is too old.`, `${installAgain()}, or install Node ${NEEDED_NODE} or newer.`);
}

function buildFinding(): Finding {
  return existsSync(join(projectDir, 'dist'))
    ? fine('The browser code is built.')
    : broken('The browser code is not built.', `${buildAgain()}.`);
}

export async function portFinding({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Finding[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );
  const body: unknown = await answer?.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'checks' in body) return serverFindings(port, body);
  await take(port, host);
  return [skipped(`No server runs on port ${port}; it is free.`)];
}

function serverFindings(port: number, body: { checks: unknown; warnings?: unknown }): Finding[] {
  const failing = Object.entries(body.checks ?? {}).flatMap(([name, isFine]) =>
    isFine === true ? [] : name,
  );
  const warnings = Array.isArray(body.warnings) ? body.warnings.map(String) : [];
  return [
    failing.length === 0
      ? fine(`A server is ready on port ${port}.`)
      : broken(`The server on port ${port} is not ready: ${failing.join(', ')}.`, 'Look at its log.'),
    ...warnings.map((says) => warning(says, `Look at: ${commandLine('jobs')}, and at the disk.`)),
  ];
}

async function take(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListening(error, { port, host });
  });
  server.close();
}

async function diskFinding(dataDir: string): Promise<Finding> {
  const place = existsSync(dataDir) ? dataDir : projectDir;
  const { bavail, bsize } = await statfs(place);
  const freeMb = Math.floor((bavail * bsize) / BYTES_PER_MB);
  const remedy = 'Delete what is not needed, or give DATA_DIR a larger disk.';
  if (freeMb < FULL_MB) return broken(`Only ${freeMb} MB are left at ${place}.`, remedy);
  if (freeMb < LOW_MB) return warning(`Only ${freeMb} MB are left at ${place}.`, remedy);
  return fine(`${Math.floor(freeMb / 1000)} GB are free at ${place}.`);
}

/** Writes, reads and removes a small object, as uploads do. */
export async function filesFinding(files: Storage): Promise<Finding> {
  const bytes = Buffer.from(String(Date.now()));
  try {
    await putBytes(files, PROBE, bytes);
    const read = await files.read(PROBE);
    await files.remove(PROBE);
    if (read?.equals(bytes)) return fine(`${files.title} can be written and read.`);
    return broken(
      `${files.title} did not give back what was written.`,
      'Do not use it: it loses what people upload.',
    );
  } catch (error) {
    return broken(
      `${files.title} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      error instanceof StorageRefusal
        ? error.remedy
        : 'Let the user of the server write there, or correct DATA_DIR or FILES_URL.',
    );
  }
}

export function keyFinding(config: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Finding {
  if (config.secretKey) return fine('SECRET_KEY is set.');
  const file = join(config.dataDir, 'secret.key');
  const isThere = existsSync(file);
  if (config.databaseUrl)
    return isThere
      ? warning(
          `The key is a file of this machine, ${file}; other nodes do not have it.`,
          'Set SECRET_KEY to what is in it, on all nodes.',
        )
      : warning(
          `SECRET_KEY is not set, and there is no ${file}.`,
          'Set it on all nodes: to the key of this database, or before the first start to a new one (openssl rand -base64 32).',
        );
  if (!isThere)
    return existsSync(join(config.dataDir, 'postgres'))
      ? broken(
          `There is a database, and the key of its secrets is missing: ${file}.`,
          'Restore that file from your backup, or set SECRET_KEY to the key.',
        )
      : skipped('A key is made at the first start.');
  return process.platform !== 'win32' && (statSync(file).mode & OTHERS_MAY_READ) !== 0
    ? broken(`Others on this machine may read ${file}.`, `Run: chmod 600 ${file}`)
    : fine(`${file} is there, and closed to others.`);
}

export function proxyFinding({ appDomain, proxies }: Pick<Config, 'appDomain' | 'proxies'>): Finding {
  if (isLocalhostName(appDomain)) return skipped('Not needed on localhost.');
  return proxies > 0
    ? fine(`The last ${proxies} addresses of X-Forwarded-For are believed.`)
    : warning(
        'TRUST_PROXY is off: behind a proxy all visitors count as one, and limits stop them together.',
        'Set TRUST_PROXY=on, and let the proxy send X-Forwarded-For and the unchanged Host.',
      );
}

async function backupFinding(config: Config): Promise<Finding[]> {
  const { to, everyMs, key } = config.backup;
  if (to === undefined)
    return [
      warning(
        'No backups are made.',
        `Set BACKUP_TO=/another/disk and BACKUP_EVERY=1d, or make them by cron (${commandLine('backup')}).`,
      ),
    ];
  const storage = backupsOf(config);
  const newest = (await listBackups(storage)).whole.at(-1);
  if (newest === undefined)
    return [
      broken(`There is no backup in ${storage.title}.`, `Make one now: ${commandLine('backup', '--verify')}`),
    ];
  return [ageFinding(Date.now() - takenAt(newest), everyMs), await openFinding(newest)];

  async function openFinding(id: string): Promise<Finding> {
    const manifest = await readManifest(storage, id, key);
    return manifest.keyId === null && config.secretKey === undefined
      ? warning(
          'Backups are not encrypted, so the key of the server’s secrets is not in them.',
          `Set BACKUP_KEY, or keep a copy of ${secretKeyFileOf(config)} in another place.`,
        )
      : fine(`${id} can be opened. To be sure of it: ${commandLine('restore', '--verify')}`);
  }
}

export function ageFinding(ageMs: number, everyMs: number | undefined): Finding {
  const hours = Math.round(ageMs / HOUR_MS);
  if (ageMs < -HOUR_MS / 2)
    return broken(
      `The newest backup says that it is made in ${-hours} hours.`,
      'Set the clock of this machine, or of the one that made it, by NTP; then make a backup.',
    );
  const says = `The newest backup is ${hours} hours old.`;
  if (ageMs <= (everyMs === undefined ? OLD_BACKUP_MS : 2 * everyMs + HOUR_MS)) return fine(says);
  return broken(says, `Look in the log why none was made since, then run: ${commandLine('backup')}`);
}
