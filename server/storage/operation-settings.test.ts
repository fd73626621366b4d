import { expect, test } from 'vitest';
import {
  backupConfigOf,
  cachesInFrontOf,
  operationSettings,
  processesOf,
  telemetryConfigOf,
} from '../operation-settings.ts';
import { isPostgresUrl, must } from '../setting.ts';

const CHOSEN = Object.fromEntries(
  operationSettings.map((setting) => [setting.name, setting.default]),
) as Parameters<typeof backupConfigOf>[0];
const problem = (name: string, value: string, more: object = {}) =>
  operationSettings
    .find((setting) => setting.name === name)
    ?.check(value, { ...CHOSEN, DATABASE_URL: '', DATA_DIR: '/var/lib/plinth', ...more });
const BUCKET = 'https://KEY:SECRET@host.test/bucket?region=eu';

test.each<[string, string, boolean, object?]>([
  ['FILES_URL', BUCKET, true],
  ['FILES_URL', '/folder', false],
  ['FILES_URL', 'https://KEY:SE%2FCR%25ET@host.test/bucket', true],
  ['FILES_URL', 'https://KEY:SE%CRET@host.test/bucket', false],
  ['FILES_URL', 'https://KEY:SECRET@host.test/buck%et', false],
  ['FILES_URL', 'https://KEY:SECRET@host.test/bucket?Region=eu', false],
  ['FILES_URL', 'https://KEY:SECRET@host.test/bucket?region=', false],
  ['BACKUP_TO', '/mnt/backups', true],
  ['BACKUP_TO', BUCKET, true],
  ['BACKUP_TO', 'ftp://host/x', false],
  // What backups no longer need is removed: nothing of this may be what the product needs.
  ['BACKUP_TO', '/srv/plinth', false, { DATA_DIR: '/srv/plinth' }],
  ['BACKUP_TO', '/srv/plinth/', false, { DATA_DIR: '/srv/plinth', FILES_URL: BUCKET }],
  ['BACKUP_TO', '/srv/plinth/files', false, { DATA_DIR: '/srv/plinth' }],
  ['BACKUP_TO', '/srv/plinth/postgres/x', false, { DATA_DIR: '/srv/plinth' }],
  ['BACKUP_TO', '/srv', false, { DATA_DIR: '/srv/files' }],
  ['BACKUP_TO', '/srv', false, { DATA_DIR: '/srv/backups/plinth' }],
  ['BACKUP_TO', '/srv', true, { DATA_DIR: '/srv/plinth' }],
  ['BACKUP_TO', '/srv/plinth/backups', true, { DATA_DIR: '/srv/plinth' }],
  ['BACKUP_TO', BUCKET, false, { FILES_URL: BUCKET }],
  ['BACKUP_TO', 'https://OTHER:KEY@host.test/bucket/?region=eu', false, { FILES_URL: BUCKET }],
  ['BACKUP_TO', BUCKET, false, { FILES_URL: 'https://KEY:SECRET@host.test/bucket/files?region=eu' }],
  ['BACKUP_TO', BUCKET, true, { FILES_URL: 'https://KEY:SECRET@host.test/bucket/plinth?region=eu' }],
  ['BACKUP_TO', BUCKET, true, { FILES_URL: 'https://KEY:SECRET@other.test/bucket?region=eu' }],
  ['BACKUP_EVERY', '6h', true, { BACKUP_TO: '/mnt' }],
  ['BACKUP_EVERY', '6h', false],
  ['BACKUP_EVERY', '0h', false, { BACKUP_TO: '/mnt' }],
  ['BACKUP_EVERY', '6', false, { BACKUP_TO: '/mnt' }],
  ['BACKUP_KEEP_DAYS', '9999', true],
  ['BACKUP_KEEP_DAYS', '0', false],
  ['BACKUP_KEY', 'a'.repeat(64), true],
  ['BACKUP_KEY', 'short', false],
  ['BACKUP_LOG', 'on', true, { BACKUP_TO: '/mnt' }],
  ['BACKUP_LOG', 'on', false],
  ['BACKUP_LOG', 'on', false, { BACKUP_TO: '/mnt', DATABASE_URL: 'postgres://x' }],
  ['BACKUP_LOG', 'yes', false, { BACKUP_TO: '/mnt' }],
  ['BACKUP_DATABASE_URL', 'postgres://a@b/c', true, { DATABASE_URL: 'postgres://x' }],
  ['BACKUP_DATABASE_URL', 'postgres://a@b/c', false],
  ['PROCESSES', 'auto', true],
  ['PROCESSES', '4', true],
  ['PROCESSES', '5', false],
  ['PROCESSES', '5', true, { DATABASE_URL: 'postgres://x' }],
  ['PROCESSES', '0', false],
  ['CACHE_PURGE_URL', 'http://a:6081/, https://b/', true],
  ['CACHE_PURGE_URL', 'http://a:6081/, b', false],
  ['CACHE_PURGE_URL', 'http://me:secret@a:6081/', false],
  ['CACHE_PURGE_TOKEN', 'a b', false],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', false],
  ['OTEL_TRACES_SAMPLER_ARG', '0.1', true],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', false],
  ['ERRORS_URL', 'https://KEY@sentry.test/42', true],
  ['ERRORS_URL', 'https://KEY@sentry.test/', false],
  ['ERRORS_URL', 'https://hooks.test/a', true],
  ['ERRORS_URL', 'sentry.test', false],
  ['DATACENTRES_FILE', '/no/such/file', false],
])('%s=%s is taken: %s %j', (name, value, isTaken, more) => {
  const found = problem(name, value, more);
  if (isTaken) expect(found).toBeUndefined();
  else expect(found).toEqual(expect.any(String));
});

test('every default is taken', () => {
  for (const { name, default: value } of operationSettings)
    expect([name, problem(name, value)]).toEqual([name, undefined]);
});

test('what was chosen becomes what is used', () => {
  expect(backupConfigOf(CHOSEN)).toEqual({
    to: undefined,
    everyMs: undefined,
    keepDays: 14,
    key: undefined,
    keepsLog: false,
    databaseUrl: undefined,
  });
  expect(
    backupConfigOf({ ...CHOSEN, BACKUP_TO: '/mnt', BACKUP_EVERY: '90m', BACKUP_LOG: 'on' }),
  ).toMatchObject({ to: '/mnt', everyMs: 5_400_000, keepsLog: true });
  expect(backupConfigOf({ ...CHOSEN, BACKUP_EVERY: '2d' }).everyMs).toBe(172_800_000);
  expect(processesOf({ ...CHOSEN, PROCESSES: '3', DATABASE_URL: '' })).toBe(3);
  expect(processesOf({ ...CHOSEN, PROCESSES: 'auto', DATABASE_URL: '' })).toBeLessThanOrEqual(4);
  expect(cachesInFrontOf(CHOSEN)).toBeUndefined();
  expect(cachesInFrontOf({ ...CHOSEN, CACHE_PURGE_URL: 'http://a/, http://b/' })).toEqual({
    urls: ['http://a/', 'http://b/'],
    token: undefined,
  });
  expect(telemetryConfigOf({ ...CHOSEN, OTEL_TRACES_SAMPLER_ARG: '0.25' })).toEqual({
    endpoint: undefined,
    share: 0.25,
    errorsUrl: undefined,
  });
});

test.each([
  ['postgres://a:b@host:5432/db', true],
  ['postgresql://host/db', true],
  ['mysql://host/db', false],
])('%s names a PostgreSQL: %s', (value, isOne) => {
  expect(isPostgresUrl(value)).toBe(isOne);
  expect([must(true, 'x'), must(false, 'x')]).toEqual([undefined, 'x']);
});
