import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { networksFileProblem } from './analytics/hosting-networks.ts';
import { projectDir } from './project-dir.ts';
import { backupPlaceProblem } from './storage/backup-place.ts';
import { BUCKET_FORM, isBucketUrl } from './storage/place.ts';
import { readKey } from './secrets/key.ts';
import { readDsn } from './telemetry/dsn.ts';
import {
  isHttpUrl,
  isOpenHttpUrl,
  isPostgresUrl,
  KEY_FORM,
  must,
  POSTGRES_FORM,
  type Setting,
} from './setting.ts';

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Each takes twenty of a hundred connections, and some are left for operators and backups. */
const MOST_ON_BUILT_IN = 4;

/** Who is not counted, where files and backups are kept, on how many cores the server runs, what stands in front. */
export const operationSettings = [
  {
    name: 'DATACENTRES_FILE',
    default: '',
    check: (value) => {
      const problem = value === '' ? undefined : networksFileProblem(resolve(projectDir, value));
      return problem && `the path of a file with one network on each line. ${problem}`;
    },
    help: 'Networks of hosting providers, one on each line (`203.0.113.0/24`, `2001:db8::/32`): what comes from there is not counted as a visit. Read again within a minute when it changes.',
  },
  {
    name: 'FILES_URL',
    default: '',
    check: (value) => must(value === '' || isBucketUrl(value), `like ${BUCKET_FORM}`),
    help: 'A bucket of S3-compatible storage for uploaded files, like `https://KEY:SECRET@host/bucket?region=eu-central-1`. Without it they are kept in DATA_DIR/files.',
  },
  {
    name: 'BACKUP_TO',
    default: '',
    check: (value, { DATA_DIR = '', FILES_URL }) =>
      value === ''
        ? undefined
        : backupPlaceProblem(value, { dataDir: DATA_DIR, filesUrl: FILES_URL || undefined }),
    help: 'Where `npm run backup` puts backups: a folder on another disk, or a bucket in the form of FILES_URL.',
  },
  {
    name: 'BACKUP_EVERY',
    default: 'off',
    check: (value, chosen) =>
      must(value === 'off' || intervalMs(value) !== undefined, 'off, or like 30m, 6h or 1d') ??
      must(value === 'off' || chosen['BACKUP_TO'] !== '', 'off without BACKUP_TO'),
    help: 'How often the server makes a backup by itself: `30m`, `6h`, `1d`.',
  },
  {
    name: 'BACKUP_KEEP_DAYS',
    default: '14',
    check: (value) => must(/^[1-9]\d{0,3}$/.test(value), 'a whole number of days from 1 to 9999'),
    help: 'How long backups are kept. The newest stays whatever its age.',
  },
  {
    name: 'BACKUP_KEY',
    default: '',
    check: (value) => must(value === '' || readKey(value) !== undefined, KEY_FORM),
    help: 'What backups are encrypted with: 32 bytes as base64 or hex. Keep it where the backups are not; without it nobody can read them.',
  },
  {
    name: 'BACKUP_LOG',
    default: 'off',
    check: (value, chosen) =>
      must(value === 'on' || value === 'off', 'on or off') ??
      must(value === 'off' || chosen['BACKUP_TO'] !== '', 'off without BACKUP_TO') ??
      must(
        value === 'off' || chosen['DATABASE_URL'] === '',
        'off with DATABASE_URL: a PostgreSQL of your own keeps its log by its own tools',
      ) ??
      must(value === 'off' || process.platform !== 'win32', 'off on Windows'),
    help: 'Whether the built-in database keeps every change beside the backups, within half a minute, so that `npm run restore -- --at` can come back to any moment.',
  },
  {
    name: 'BACKUP_DATABASE_URL',
    default: '',
    check: (value, chosen) =>
      must(value === '' || isPostgresUrl(value), POSTGRES_FORM) ??
      must(value === '' || chosen['DATABASE_URL'] !== '', 'left out without DATABASE_URL'),
    help: 'Needed for backups with DATABASE_URL: the same database with a user that may read all of it (BYPASSRLS and pg_read_all_data).',
  },
  {
    name: 'PROCESSES',
    default: '1',
    check: (value, chosen) =>
      must(value === 'auto' || /^[1-9]\d?$/.test(value), 'auto, or a number from 1 to 99') ??
      must(
        value === 'auto' || chosen['DATABASE_URL'] !== '' || Number(value) <= MOST_ON_BUILT_IN,
        `${MOST_ON_BUILT_IN} at most with the built-in database, which has connections for no more`,
      ),
    help: 'How many processes share the port; `auto` is one on each core. One that ends by itself is started again while the others go on.',
  },
  {
    name: 'CACHE_PURGE_URL',
    default: '',
    check: (value) =>
      must(
        value === '' || cacheUrls(value) !== undefined,
        'like http://cache:6081/ without a user in it, several with commas between them',
      ),
    help: 'Addresses of the caches in front of the server, set up as in deploy/caches.md. Pages may then be cached, and these addresses hear of every publish.',
  },
  {
    name: 'CACHE_PURGE_TOKEN',
    default: '',
    check: (value, chosen) =>
      must(/^[\x21-\x7e]*$/.test(value), 'letters, digits and signs without spaces') ??
      must(value === '' || chosen['CACHE_PURGE_URL'] !== '', 'left out without CACHE_PURGE_URL'),
    help: 'Sent to CACHE_PURGE_URL as a bearer token, so that nobody else can empty a cache.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    check: (value) => must(value === '' || isHttpUrl(value), 'like http://collector:4318'),
    help: 'An OpenTelemetry collector that gets traces and the log by OTLP over HTTP, like `http://collector:4318`. What it wants to be sent along is in OTEL_EXPORTER_OTLP_HEADERS.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    check: (value) => must(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value), 'a number from 0 to 1, like 0.1'),
    help: 'The share of requests that is traced: 0.1 is every tenth. Kept pages never are.',
  },
  {
    name: 'ERRORS_URL',
    default: '',
    check: (value) =>
      must(
        value === '' || isOpenHttpUrl(value) || (isHttpUrl(value) && readDsn(value) !== undefined),
        'the address of a webhook without a user in it, or like https://KEY@sentry.example.com/42',
      ),
    help: 'Who is told of errors: a webhook that takes JSON, or the DSN of a project where Sentry’s protocol is spoken.',
  },
] as const satisfies readonly Setting[];

type OperationName = (typeof operationSettings)[number]['name'];

export interface BackupConfig {
  to: string | undefined;
  everyMs: number | undefined;
  keepDays: number;
  key: ReturnType<typeof readKey>;
  /** Whether the built-in database keeps its log, too. */
  keepsLog: boolean;
  databaseUrl: string | undefined;
}

export interface TelemetryConfig {
  /** The collector of traces and logs. */
  endpoint: string | undefined;
  share: number;
  /** Who is told of errors. */
  errorsUrl: string | undefined;
}

export const backupConfigOf = (chosen: Record<OperationName, string>): BackupConfig => ({
  to: chosen.BACKUP_TO || undefined,
  everyMs: intervalMs(chosen.BACKUP_EVERY),
  keepDays: Number(chosen.BACKUP_KEEP_DAYS),
  key: readKey(chosen.BACKUP_KEY),
  keepsLog: chosen.BACKUP_LOG === 'on',
  databaseUrl: chosen.BACKUP_DATABASE_URL || undefined,
});

export function processesOf(chosen: Record<OperationName | 'DATABASE_URL', string>): number {
  if (chosen.PROCESSES !== 'auto') return Number(chosen.PROCESSES);
  return Math.min(availableParallelism(), chosen.DATABASE_URL === '' ? MOST_ON_BUILT_IN : Infinity);
}

export const cachesInFrontOf = (chosen: Record<OperationName, string>) => {
  const urls = cacheUrls(chosen.CACHE_PURGE_URL);
  return urls && { urls, token: chosen.CACHE_PURGE_TOKEN || undefined };
};

export const telemetryConfigOf = (chosen: Record<OperationName, string>): TelemetryConfig => ({
  endpoint: chosen.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
  share: Number(chosen.OTEL_TRACES_SAMPLER_ARG),
  errorsUrl: chosen.ERRORS_URL || undefined,
});

function cacheUrls(text: string): string[] | undefined {
  const urls = text.split(',').map((url) => url.trim());
  return urls.every(isOpenHttpUrl) ? urls : undefined;
}

function intervalMs(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return count && unit ? Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS] : undefined;
}
