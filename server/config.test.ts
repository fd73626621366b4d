import { SERVICE_URLS } from '#core/blocks/services.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PLANS } from '#core/billing/plans.ts';
import { afterAll, expect, test } from 'vitest';
import { isLocalhostName, readConfig, settings } from './config.ts';
import { projectDir } from './project-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PLANS_FILE = join(folder, 'plans.json');
const PLANS = {
  currency: 'EUR',
  plans: [{ id: 'one', name: 'One', summary: '', features: [], prices: { month: 900, year: 9000 } }],
};
writeFileSync(PLANS_FILE, JSON.stringify(PLANS));

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: join(projectDir, 'data'),
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databaseReplicaUrls: [],
  role: 'all',
  processes: 1,
  drainSeconds: 0,
  secretKey: undefined,
  secretKeyOld: undefined,
  appDomain: 'localhost:3000',
  sitesDomain: 'localhost:3000',
  demo: true,
  logLevel: 'info',
  proxies: 0,
  flags: {},
  metrics: { token: undefined, port: undefined },
  operators: ['owner@example.com'],
  fontHosts: { stylesheet: 'https://fonts.googleapis.com/css2', kit: 'https://use.typekit.net' },
  serviceUrls: SERVICE_URLS,
  places: { url: 'https://maps.googleapis.com/maps/api/place', key: undefined },
  photos: { url: 'https://api.pexels.com/v1', key: undefined },
  domains: { nameServers: [], publicAddress: undefined },
  mail: { smtpUrl: undefined, from: 'no-reply@localhost' },
  trialDays: 0,
  plans: DEFAULT_PLANS,
  providerUrls: {},
  siteStorageMb: 10_000,
  filesUrl: undefined,
  backup: {
    to: undefined,
    everyMs: undefined,
    keepDays: 14,
    key: undefined,
    keepsLog: false,
    databaseUrl: undefined,
  },
  telemetry: { endpoint: undefined, share: 1, errorsUrl: undefined },
};

test.each([
  [{}, {}],
  [{ PORT: '' }, {}],
  [{ PORT: ' 8080 ' }, { port: 8080, appDomain: 'localhost:8080', sitesDomain: 'localhost:8080' }],
  [{ PORT: '80' }, { port: 80, appDomain: 'localhost', sitesDomain: 'localhost' }],
  [{ PORT: '65535' }, { port: 65_535, appDomain: 'localhost:65535', sitesDomain: 'localhost:65535' }],
  [
    { APP_DOMAIN: 'sites.example.com' },
    {
      appDomain: 'sites.example.com',
      sitesDomain: 'sites.example.com',
      host: '0.0.0.0',
      drainSeconds: 5,
      operators: [],
      mail: { smtpUrl: undefined, from: 'no-reply@sites.example.com' },
    },
  ],
  [
    { OPERATORS: 'ada@example.com, Grace@example.com' },
    { operators: ['ada@example.com', 'grace@example.com'] },
  ],
  [
    { SMTP_URL: 'smtps://me:secret@mail.example.com', MAIL_FROM: 'Plinth <hello@example.com>' },
    { mail: { smtpUrl: 'smtps://me:secret@mail.example.com', from: 'Plinth <hello@example.com>' } },
  ],
  [
    { APP_DOMAIN: 'dev.localhost:3000' },
    {
      appDomain: 'dev.localhost:3000',
      sitesDomain: 'dev.localhost:3000',
      mail: { smtpUrl: undefined, from: 'no-reply@dev.localhost' },
    },
  ],
  [
    { HOST: '::', APP_DOMAIN: 'localhost' },
    { host: '::', appDomain: 'localhost', sitesDomain: 'localhost' },
  ],
  [
    { APP_DOMAIN: 'plinth.example', SITES_DOMAIN: 'plinth-sites.example' },
    {
      appDomain: 'plinth.example',
      sitesDomain: 'plinth-sites.example',
      host: '0.0.0.0',
      drainSeconds: 5,
      operators: [],
      mail: { smtpUrl: undefined, from: 'no-reply@plinth.example' },
    },
  ],
  [{ SITES_DOMAIN: 'sites.localhost:3000' }, { sitesDomain: 'sites.localhost:3000' }],
  [{ DATA_DIR: '/srv/plinth' }, { dataDir: '/srv/plinth' }],
  [{ DATA_DIR: 'elsewhere' }, { dataDir: join(projectDir, 'elsewhere') }],
  [{ DATABASE_URL: 'postgres://me:secret@db/plinth' }, { databaseUrl: 'postgres://me:secret@db/plinth' }],
  [{ DATABASE_URL: 'postgresql://db/plinth' }, { databaseUrl: 'postgresql://db/plinth' }],
  [
    { DATABASE_URL: 'postgres://pool/plinth', DATABASE_DIRECT_URL: 'postgres://db/plinth' },
    { databaseUrl: 'postgres://pool/plinth', databaseDirectUrl: 'postgres://db/plinth' },
  ],
  [
    { DATABASE_URL: 'postgres://db/plinth', DATABASE_REPLICA_URL: 'postgres://one/p, postgres://two/p' },
    { databaseUrl: 'postgres://db/plinth', databaseReplicaUrls: ['postgres://one/p', 'postgres://two/p'] },
  ],
  [
    { ROLE: 'worker', DRAIN_SECONDS: '30' },
    { role: 'worker', drainSeconds: 30 },
  ],
  [{ PROCESSES: '4' }, { processes: 4 }],
  [
    { CACHE_PURGE_URL: 'http://one:6081/, https://two/', CACHE_PURGE_TOKEN: 'secret' },
    { cachesInFront: { urls: ['http://one:6081/', 'https://two/'], token: 'secret' } },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      ERRORS_URL: 'https://key@sentry.example.com/42',
    },
    {
      telemetry: {
        endpoint: 'http://collector:4318',
        share: 0.25,
        errorsUrl: 'https://key@sentry.example.com/42',
      },
    },
  ],
  [{ DEMO: 'off' }, { demo: false }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [{ TRUST_PROXY: 'on' }, { proxies: 1 }],
  [{ TRUST_PROXY: '2' }, { proxies: 2 }],
  [
    { METRICS_TOKEN: 'a-token-of-some-length', METRICS_PORT: '9100' },
    { metrics: { token: 'a-token-of-some-length', port: 9100 } },
  ],
  [{ TRIAL_DAYS: '14' }, { trialDays: 14 }],
  [{ PLANS_FILE: PLANS_FILE }, { plans: PLANS }],
  [
    { NAME_SERVERS: '127.0.0.1:5353, 9.9.9.9,[2620:fe::fe]:53,2620:fe::9', PUBLIC_ADDRESS: '192.0.2.7' },
    {
      domains: {
        nameServers: ['127.0.0.1:5353', '9.9.9.9', '[2620:fe::fe]:53', '2620:fe::9'],
        publicAddress: '192.0.2.7',
      },
    },
  ],
])('%j changes %j', (env, changed) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...changed });
});

test.each([
  ['TRIAL_DAYS', '-1'],
  ['TRIAL_DAYS', 'two weeks'],
  ['PLANS_FILE', 'no/such/file.json'],
  ['PLANS_FILE', 'README.md'],
  ['PLANS_FILE', 'package.json'],
  ['DATACENTRES_FILE', 'no/such/file.txt'],
  ['DATACENTRES_FILE', 'package.json'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['HOST', 'a host'],
  ['APP_DOMAIN', 'https://example.com'],
  ['OPERATORS', 'ada'],
  ['APP_DOMAIN', 'example.com/shop'],
  ['APP_DOMAIN', 'Example.com'],
  ['APP_DOMAIN', '-example.com'],
  ['APP_DOMAIN', 'example.com:99999'],
  ['APP_DOMAIN', 'example.com:80:80'],
  ['APP_DOMAIN', '192.0.2.7:3000'],
  ['SITES_DOMAIN', 'https://sites.localhost'],
  ['SITES_DOMAIN', 'Sites.localhost'],
  ['SITES_DOMAIN', 'sites.localhost/a'],
  ['SITES_DOMAIN', 'plinth-sites.example'],
  ['SITES_DOMAIN', '192.0.2.7'],
  ['DATABASE_URL', 'mysql://db/plinth'],
  ['DATABASE_URL', 'localhost'],
  ['SECRET_KEY', 'too short'],
  ['SECRET_KEY', '7'.repeat(63)],
  ['SECRET_KEY_OLD', 'x'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Plinth <mail@example.com'],
  ['NAME_SERVERS', 'dns.example'],
  ['NAME_SERVERS', '9.9.9.9:99999'],
  ['PUBLIC_ADDRESS', 'example.com'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a blank in between'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', 'metrics'],
])('%s=%s is refused with a sentence and a remedy', (name, value) => {
  const problems = readConfig({ [name]: value });
  expect(problems).toEqual([
    {
      name,
      message: expect.stringMatching(new RegExp(`^${name} must be .+\\.$`)),
      remedy: `Change ${name}, or leave it out to use its default.`,
    },
  ]);
});

test.each([
  ['app.example.com', 'example.com'],
  ['app.example.com:8080', 'example.com'],
  ['a.b.example.com', 'example.com'],
  ['example.com', 'sites.localhost'],
])('the platform at %s has no sites below %s', (APP_DOMAIN, SITES_DOMAIN) => {
  expect(readConfig({ APP_DOMAIN, SITES_DOMAIN })).toMatchObject([{ name: 'SITES_DOMAIN' }]);
});

const KEY = Buffer.alloc(32, 1).toString('base64');
test.each<[string, Record<string, string>]>([
  ['COUNTRY_HEADER', { COUNTRY_HEADER: 'CF-IPCountry' }],
  ['METRICS_PORT', { PORT: '8080', METRICS_PORT: '8080' }],
  ['SECRET_KEY_OLD', { SECRET_KEY: KEY, SECRET_KEY_OLD: KEY }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://db2/plinth' }],
  [
    'DATABASE_REPLICA_URL',
    { DATABASE_URL: 'postgres://db/plinth', DATABASE_REPLICA_URL: 'postgres://db2/plinth,db3' },
  ],
  ['CACHE_PURGE_TOKEN', { CACHE_PURGE_TOKEN: 'secret' }],
  ['BACKUP_TO', { DATA_DIR: '/srv/plinth', BACKUP_TO: '/srv/plinth/files/backups' }],
  ['BACKUP_TO', { FILES_URL: 'https://a:b@s3.example.com/c', BACKUP_TO: 'https://a:b@s3.example.com/c' }],
  ['STRIPE_URL', { STRIPE_URL: 'localhost:12111' }],
])('%s does not go together with the rest', (name, env) => {
  expect(readConfig(env)).toMatchObject([{ name }]);
});

test.each<Record<string, string>>([
  { COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'on' },
  { PORT: '8080', METRICS_PORT: '9100' },
  { SECRET_KEY_OLD: KEY },
  { DATA_DIR: '/srv/plinth', BACKUP_TO: '/srv/plinth/backups' },
  { DATA_DIR: '/srv/plinth', BACKUP_TO: '/srv/plinth/..files' },
])('%o go together', (env) => {
  expect(readConfig(env)).not.toBeInstanceOf(Array);
});

test('everything wrong is told at once, and no value is repeated', () => {
  const problems = readConfig({ PORT: 'x', DATABASE_URL: 'mysql://me:secret@db', DEMO: '1' });
  expect(problems).toMatchObject([{ name: 'PORT' }, { name: 'DATABASE_URL' }, { name: 'DEMO' }]);
  expect(JSON.stringify(problems)).not.toContain('secret');
});

test('every setting explains itself in whole sentences', () => {
  for (const { help } of settings) expect(help).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['demo.localhost', true],
  ['a.b.localhost:80', true],
  ['LOCALHOST', true],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['example.com', false],
  ['', false],
])('whether %s is a localhost name: %s', (domain, expected) => {
  expect(isLocalhostName(domain)).toBe(expected);
});

test('every setting is handed to what is built of it', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const isRead = (name: string) =>
    sources.some((source) =>
      new RegExp(`config\\.${name}\\b|\\b${name}\\b[^;{}]*\\}(: (?:Pick<)?\\w*Config| = config)\\b`).test(
        source,
      ),
    );
  expect(Object.keys(defaults).filter((name) => !isRead(name))).toEqual([]);
});
