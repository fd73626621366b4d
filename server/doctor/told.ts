import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '#core/durations.ts';
import { clusterOf } from '../backup/moments/kept-log.ts';
import { commandLine } from '../command-line/command-line.mjs';
import { isLocalhostName, type Config } from '../config.ts';
import { logFolderOf } from '../engine/kept-log.ts';
import { broken, fine, skipped, warning, type Check, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5000;
/** A piece of the log is taken away within seconds. */
const LATE_PIECE_MS = 5 * MINUTE_MS;

/** Who this server tells of what happens: caches, collectors, whoever is told of errors, and people. */
export function toldChecks(config: Config): Check[] {
  const { cachesInFront, telemetry } = config;
  return [
    { name: 'Caches', run: () => cacheFindings(cachesInFront, isLocalhostName(config.appDomain)) },
    {
      name: 'Traces',
      run: () => reachFinding(telemetry.endpoint, 'The collector', 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    },
    { name: 'Errors', run: () => reachFinding(telemetry.errorsUrl, 'Who is told of errors', 'ERRORS_URL') },
    { name: 'Operators', run: async () => operatorFinding(config.operators) },
    { name: 'Kept log', run: () => keptLogFinding(config) },
    { name: 'Former key', run: async () => formerKeyFinding(config) },
  ];
}

export async function cacheFindings(caches: Config['cachesInFront'], isLocal: boolean): Promise<Finding[]> {
  if (!caches) return [skipped('None in front; CACHE_PURGE_URL is not set.')];
  const found = await Promise.all(
    caches.urls.map((url) => reachFinding(url, `The cache at ${new URL(url).host}`, 'CACHE_PURGE_URL')),
  );
  return caches.token === undefined && !isLocal
    ? [
        ...found,
        warning('Whoever reaches a cache can empty it.', 'Set CACHE_PURGE_TOKEN here and in the caches.'),
      ]
    : found;
}

/** Any answer will do: what it says is for those who know what was sent. */
export async function reachFinding(url: string | undefined, who: string, setting: string): Promise<Finding> {
  if (url === undefined) return skipped(`Nobody; ${setting} is not set.`);
  const place = new URL(url);
  // Keys in addresses are for those who send something.
  place.username = '';
  place.password = '';
  try {
    await fetch(place, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return fine(`${who} answers.`);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return broken(`${who} does not answer: ${cause}`, `Correct ${setting}, or start what should be there.`);
  }
}

export function operatorFinding(operators: readonly string[]): Finding {
  return operators.length > 0
    ? fine(`${operators.length} may open /operator, once their email is confirmed.`)
    : warning(
        'Nobody may open /operator, where failed jobs and emails are shown.',
        'Set OPERATORS to the email of your account.',
      );
}

async function keptLogFinding(config: Config): Promise<Finding> {
  if (!config.backup.keepsLog) return skipped('BACKUP_LOG is off: a restore goes back to a backup only.');
  const folder = logFolderOf(clusterOf(config.dataDir));
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (file) => file.mtimeMs,
        () => Infinity,
      ),
    ),
  );
  return lateFinding(times.map((time) => Date.now() - time));
}

export function lateFinding(agesMs: readonly number[]): Finding {
  const late = agesMs.filter((age) => age > LATE_PIECE_MS);
  return late.length === 0
    ? fine('All of the log is with the backups.')
    : broken(
        `${late.length} pieces of the database’s log are not with the backups yet.`,
        'Start the server, and look in its log why BACKUP_TO does not take them.',
      );
}

export function formerKeyFinding({ secretKeyOld }: Pick<Config, 'secretKeyOld'>): Finding {
  return secretKeyOld === undefined
    ? fine('None is in use.')
    : warning(
        'SECRET_KEY_OLD is set, so secrets may still be encrypted with the former key.',
        `Run ${commandLine('rotate-key')}, then leave SECRET_KEY_OLD out.`,
      );
}
