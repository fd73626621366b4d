import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { ServiceUrls } from '#core/blocks/services.ts';
import { PROVIDERS, urlSettingOf } from './payments/providers/index.ts';
import { DEMO_OWNER } from './demo/owner.ts';
import { makeKeyFile } from './secrets/key-file.ts';
import { readKey, type SecretKey } from './secrets/key.ts';
import {
  backupConfigOf,
  cachesInFrontOf,
  operationSettings,
  processesOf,
  telemetryConfigOf,
  type BackupConfig,
  type TelemetryConfig,
} from './operation-settings.ts';
import { serviceSettings } from './outbound/service-settings.ts';
import {
  isAddressWithPort,
  isHttpUrl,
  isPort,
  isPostgresUrl,
  isSmtpUrl,
  KEY_FORM,
  must,
  POSTGRES_FORM,
  type Chosen,
  type Setting,
} from './setting.ts';
import { isEmail } from '#core/email.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Flags } from '#core/experiments/flags.ts';
import { DEFAULT_PLANS, readPlans, type PlanList } from '#core/billing/plans.ts';
import { dataDirOf, DEFAULT_DATA_DIR, projectDir } from './project-dir.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Without one, the server starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** Past a pooler that stands at `databaseUrl`: for migrations, and for hearing of publishes. */
  databaseDirectUrl: string | undefined;
  /** Standbys of that database that published pages are read from. */
  databaseReplicaUrls: string[];
  /** What this node does: answer requests, do jobs, or both. */
  role: Role;
  /** How many processes share the port. */
  processes: number;
  /** How long requests are still taken after the process was told to end. */
  drainSeconds: number;
  secretKey: SecretKey | undefined;
  secretKeyOld: SecretKey | undefined;
  appDomain: string;
  /** Sites live below it. */
  sitesDomain: string;
  demo: boolean;
  logLevel: LogLevel;
  /** How many proxies stand in front of the server. */
  proxies: number;
  /** The header in which they name the visitor's country. */
  countryHeader: string | undefined;
  /** A list of hosting networks, whose calls are no visits. */
  datacentresFile: string | undefined;
  /** Sent with every page. */
  flags: Flags;
  metrics: { token: string | undefined; port: number | undefined };
  /** Emails of the accounts that run the server. */
  operators: string[];
  fontHosts: { stylesheet: string; kit: string };
  serviceUrls: ServiceUrls;
  /** Who finds addresses for owners; without a key the cities this server knows. */
  places: { url: string; key: string | undefined };
  photos: { url: string; key: string | undefined };
  /** Without an SMTP server mails are kept as files. */
  mail: { smtpUrl: string | undefined; from: string };
  /** How long a new site can be tried before it needs a plan; 0 opens it at once. */
  trialDays: number;
  /** Other servers in the place of payment providers' own, by the provider's name. */
  providerUrls: Readonly<Record<string, string>>;
  plans: PlanList;
  domains: { nameServers: string[]; publicAddress: string | undefined };
  siteStorageMb: number;
  /** The bucket of files; without one they are in the data folder. */
  filesUrl: string | undefined;
  backup: BackupConfig;
  cachesInFront: ReturnType<typeof cachesInFrontOf>;
  telemetry: TelemetryConfig;
};

export type ConfigProblem = { name: string; message: string; remedy: string };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ROLES = ['web', 'worker', 'all'] as const;
type Role = (typeof ROLES)[number];
/** An address, or a name with one. */
const SENDER = /^(?:[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const HTTP_PORT = '80';
const DOMAIN = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** In the order in which defaults build on each other. */
const ownSettings = [
  {
    name: 'PORT',
    default: '3000',
    check: (value) => must(isPort(value), 'a whole number from 1 to 65535'),
    help: 'The port the server listens on.',
  },
  {
    name: 'APP_DOMAIN',
    default: 'localhost:$PORT',
    derive: (chosen) => (chosen['PORT'] === HTTP_PORT ? 'localhost' : `localhost:${chosen['PORT']}`),
    check: (value) =>
      must(isDomain(value), 'a lowercase domain without scheme or path, like sites.example.com') ??
      must(isIP(withoutPort(value)) === 0, 'a domain and no IP address, as sites live below it'),
    help: 'The domain of the platform as browsers see it, with its port if they need one. Sites live below it.',
  },
  {
    name: 'SITES_DOMAIN',
    default: '$APP_DOMAIN',
    derive: (chosen) => chosen['APP_DOMAIN'] ?? '',
    check: (value, chosen) => sitesDomainProblem(value, chosen['APP_DOMAIN'] ?? ''),
    help: 'Another domain for sites to live below, so that nothing of theirs is of one domain with the platform.',
  },
  {
    name: 'HOST',
    default: '127.0.0.1 while APP_DOMAIN is a localhost name, else 0.0.0.0',
    derive: (chosen) => (isLocalhostName(chosen['APP_DOMAIN'] ?? '') ? '127.0.0.1' : '0.0.0.0'),
    check: (value) =>
      must(/^[\w.:-]+$/.test(value), 'an address of this machine, like 127.0.0.1, 0.0.0.0 or ::'),
    help: 'The address the server listens on.',
  },
  {
    name: 'DATA_DIR',
    default: DEFAULT_DATA_DIR,
    check: (value) => must(!value.includes('\0'), 'the path of a folder'),
    help: 'The folder for the database, uploaded files and mail; a relative path starts at the project.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    check: (value) => must(value === '' || isPostgresUrl(value), POSTGRES_FORM),
    help: 'A PostgreSQL (15 or newer) of your own. Without it the server runs its own in DATA_DIR.',
  },
  {
    name: 'DATABASE_DIRECT_URL',
    default: '',
    check: (value, chosen) => directUrlProblem(value, chosen['DATABASE_URL'] ?? ''),
    help: 'Needed if DATABASE_URL points to PgBouncer in transaction mode: the address of the same database without PgBouncer, for migrations and news of publishes.',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    default: '',
    check: (value, chosen) =>
      must(listOf(value).every(isPostgresUrl), `${POSTGRES_FORM}, several with commas between them`) ??
      must(value === '' || chosen['DATABASE_URL'] !== '', 'left out without DATABASE_URL'),
    help: 'Standbys of that database, separated by commas. Published pages are read from one that has the version which is live, everything else from DATABASE_URL.',
  },
  {
    name: 'ROLE',
    default: 'all',
    check: (value) => must(isRole(value), `one of ${ROLES.join(', ')}`),
    help: 'What this node does: `web` answers requests, `worker` does jobs such as sending mail, `all` does both. Of several nodes at least one has to do jobs.',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0 while APP_DOMAIN is a localhost name, else 5',
    derive: (chosen) => (isLocalhostName(chosen['APP_DOMAIN'] ?? '') ? '0' : '5'),
    check: (value) => must(/^\d{1,3}$/.test(value), 'a whole number of seconds from 0 to 999'),
    help: 'How long requests are still taken after the server was told to end, while /readyz says 503: longer than the load balancer needs to notice.',
  },
  {
    name: 'SECRET_KEY',
    default: '',
    check: (value) => must(value === '' || readKey(value) !== undefined, KEY_FORM),
    help: 'What secrets in the database are encrypted with: 32 bytes as base64 or hex, the same on all nodes. Without it a key is made and kept in DATA_DIR/secret.key.',
  },
  {
    name: 'SECRET_KEY_OLD',
    default: '',
    check: (value, chosen) => {
      const old = readKey(value);
      return (
        must(value === '' || old !== undefined, KEY_FORM) ??
        must(old?.id !== readKey(chosen['SECRET_KEY'] ?? '')?.id || !old, 'another key than SECRET_KEY')
      );
    },
    help: 'The former key, while `npm run rotate-key` moves all secrets to the one in SECRET_KEY.',
  },
  {
    name: 'DEMO',
    default: 'on',
    check: (value) => must(value === 'on' || value === 'off', 'on or off'),
    help: 'Whether an empty database is filled with the demo sites.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    check: (value) => must(isLogLevel(value), `one of ${LOG_LEVELS.join(', ')}`),
    help: 'How much the server writes to its log.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'off',
    check: (value) =>
      must(/^(?:on|off|[1-9])$/.test(value), 'on, off or how many proxies there are, from 1 to 9'),
    help: 'Set to on behind a load balancer that sends X-Forwarded-For, so that limits count visitors and not the balancer; to a number where several stand behind each other.',
  },
  {
    name: 'COUNTRY_HEADER',
    default: '',
    check: (value, chosen) =>
      must(value === '' || /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value), 'the name of a header') ??
      must(value === '' || chosen['TRUST_PROXY'] !== 'off', 'left out without TRUST_PROXY'),
    help: 'A header in which the proxy named by TRUST_PROXY tells the visitor’s country (DE, US-CA), like CF-IPCountry. It decides whose consent is asked first; without it everybody’s is.',
  },
  {
    name: 'FEATURE_FLAGS',
    default: '{}',
    check: (value) => must(readFlags(value) !== undefined, 'a JSON object'),
    help: 'Features and A/B tests of the platform as JSON, such as {"name":{"type":"boolean","variant":"true"}}; sent with every page.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    check: (value) => must(value === '' || /^\S{16,}$/.test(value), 'at least 16 characters without blanks'),
    help: 'What monitoring sends as "Authorization: Bearer …" to read /metrics. Without it only this machine itself may.',
  },
  {
    name: 'METRICS_PORT',
    default: '',
    check: (value, { PORT }) =>
      must(value === '' || (isPort(value) && Number(value) !== Number(PORT)), 'another port than PORT'),
    help: 'A port of its own for /metrics, which is then not answered on PORT.',
  },
  {
    name: 'OPERATORS',
    default: 'the demo owner while APP_DOMAIN is a localhost name, else nobody',
    derive: (chosen) => (isLocalhostName(chosen['APP_DOMAIN'] ?? '') ? DEMO_OWNER.email : ''),
    check: (value) => must(listOf(value).every(isEmail), 'emails of accounts, separated by commas'),
    help: 'Emails of the accounts that may open /operator: queues, failed jobs and failed emails of all sites. They count once they are confirmed.',
  },
  ...serviceSettings,
  {
    name: 'SMTP_URL',
    default: '',
    check: (value) =>
      must(value === '' || isSmtpUrl(value), 'like smtps://user:password@mail.example.com:465'),
    help: 'The mail server. Without it mails are written to DATA_DIR/mail, and nobody has to confirm an email to sign up.',
  },
  {
    name: 'MAIL_FROM',
    default: 'no-reply@$APP_DOMAIN',
    derive: (chosen) => `no-reply@${withoutPort(chosen['APP_DOMAIN'] ?? '')}`,
    check: (value) => must(SENDER.test(value), 'an email, like Plinth <mail@example.com>'),
    help: 'Who mails come from.',
  },
  {
    name: 'TRIAL_DAYS',
    default: '0',
    check: (value) => must(/^\d{1,3}$/.test(value), 'a whole number of days from 0 to 999'),
    help: 'How many days a new site can be tried before it needs a plan. With 0 new sites are open at once and nobody has to pay.',
  },
  {
    name: 'PLANS_FILE',
    default: '',
    check: (value) => (value === '' ? undefined : planFileProblem(value)),
    help: 'A JSON file with the plans that owners can buy, in place of the three that come along.',
  },
  {
    name: 'NAME_SERVERS',
    default: '',
    check: (value) =>
      must(listOf(value).every(isAddressWithPort), 'IP addresses, like 9.9.9.9 or 127.0.0.1:5353'),
    help: 'Who is asked for the records of owners’ domains, separated by commas. Without it the servers of this machine.',
  },
  {
    name: 'PUBLIC_ADDRESS',
    default: '',
    check: (value) => must(value === '' || isIP(value) !== 0, 'an IP address'),
    help: 'The IP address of the platform, shown to owners for the A record of a bare domain.',
  },
  {
    name: 'SITE_STORAGE_MB',
    default: '10000',
    check: (value) => must(/^[1-9]\d{0,9}$/.test(value), 'a whole number of megabytes'),
    help: 'How much the uploaded files of one site may take.',
  },
  ...operationSettings,
] as const satisfies readonly Setting[];

/** Payment providers bring one each. */
const providerSettings = PROVIDERS.map((kind): Setting => ({
  name: urlSettingOf(kind),
  default: '',
  check: (value) => must(value === '' || isHttpUrl(value), 'an address, like http://127.0.0.1:12111'),
  help: `Another server in the place of ${kind.title}’s own, for tests of shops that take money by it.`,
}));

/** Every setting the server reads from its environment. */
export const settings: readonly Setting[] = [...ownSettings, ...providerSettings];

type OwnName = (typeof ownSettings)[number]['name'];

/** Reads the settings out of an environment, or names everything that is wrong with it at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | ConfigProblem[] {
  const chosen: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  for (const setting of settings) {
    const { name } = setting;
    const fallback = setting.derive ? setting.derive(chosen) : setting.default;
    const given = env[name]?.trim();
    const value = given ? given : fallback;
    const wanted = setting.check(value, chosen);
    if (wanted) problems.push(describeProblem(name, wanted));
    chosen[name] = wanted ? fallback : value;
  }
  return problems.length > 0 ? problems : toConfig(chosen, providerUrlsOf(chosen));
}

/** Where the key of the vault is to be found. */
export const keySourceOf = ({ secretKey, secretKeyOld, dataDir }: Config) => ({
  current: secretKey,
  older: secretKeyOld,
  file: makeKeyFile(join(dataDir, 'secret.key')),
});

export function isLocalhostName(domain: string): boolean {
  return /^(?:.+\.)?localhost(?::\d+)?$/i.test(domain);
}

function readFlags(text: string): Flags | undefined {
  try {
    const flags: unknown = JSON.parse(text);
    return isRecord(flags) && !Array.isArray(flags) ? flags : undefined;
  } catch {
    return undefined;
  }
}

function toConfig(chosen: Record<OwnName, string>, providerUrls: Config['providerUrls']): Config {
  return {
    port: Number(chosen.PORT),
    host: chosen.HOST,
    dataDir: dataDirOf(chosen.DATA_DIR),
    databaseUrl: chosen.DATABASE_URL || undefined,
    databaseDirectUrl: chosen.DATABASE_DIRECT_URL || undefined,
    databaseReplicaUrls: listOf(chosen.DATABASE_REPLICA_URL),
    role: chosen.ROLE as Role,
    processes: processesOf(chosen),
    drainSeconds: Number(chosen.DRAIN_SECONDS),
    secretKey: readKey(chosen.SECRET_KEY),
    secretKeyOld: readKey(chosen.SECRET_KEY_OLD),
    appDomain: chosen.APP_DOMAIN,
    sitesDomain: chosen.SITES_DOMAIN,
    demo: chosen.DEMO === 'on',
    logLevel: chosen.LOG_LEVEL as LogLevel,
    proxies: chosen.TRUST_PROXY === 'off' ? 0 : chosen.TRUST_PROXY === 'on' ? 1 : Number(chosen.TRUST_PROXY),
    countryHeader: chosen.COUNTRY_HEADER || undefined,
    datacentresFile: chosen.DATACENTRES_FILE ? resolve(projectDir, chosen.DATACENTRES_FILE) : undefined,
    flags: readFlags(chosen.FEATURE_FLAGS) ?? {},
    metrics: {
      token: chosen.METRICS_TOKEN || undefined,
      port: chosen.METRICS_PORT === '' ? undefined : Number(chosen.METRICS_PORT),
    },
    operators: listOf(chosen.OPERATORS).map((email) => email.toLowerCase()),
    fontHosts: { stylesheet: chosen.FONT_STYLESHEET_URL, kit: chosen.FONT_KIT_URL },
    serviceUrls: {
      maps: chosen.MAPS_SCRIPT_URL,
      reservations: chosen.RESERVATION_SCRIPT_URL,
      booking: chosen.BOOKING_SCRIPT_URL,
      follow: chosen.FOLLOW_SCRIPT_URL,
    },
    places: { url: chosen.PLACES_URL, key: chosen.PLACES_KEY || undefined },
    photos: { url: chosen.PHOTOS_URL, key: chosen.PHOTOS_KEY || undefined },
    mail: { smtpUrl: chosen.SMTP_URL || undefined, from: chosen.MAIL_FROM },
    trialDays: Number(chosen.TRIAL_DAYS),
    providerUrls,
    plans: plansOf(chosen.PLANS_FILE),
    domains: {
      nameServers: listOf(chosen.NAME_SERVERS),
      publicAddress: chosen.PUBLIC_ADDRESS || undefined,
    },
    siteStorageMb: Number(chosen.SITE_STORAGE_MB),
    filesUrl: chosen.FILES_URL || undefined,
    backup: backupConfigOf(chosen),
    cachesInFront: cachesInFrontOf(chosen),
    telemetry: telemetryConfigOf(chosen),
  };
}

function providerUrlsOf(chosen: Chosen): Record<string, string> {
  return Object.fromEntries(
    PROVIDERS.flatMap((kind) => {
      const url = chosen[urlSettingOf(kind)];
      return url ? [[kind.name, url]] : [];
    }),
  );
}

function plansOf(file: string): PlanList {
  const plans = file === '' ? DEFAULT_PLANS : readPlanFile(file);
  if (typeof plans === 'string') throw new Error(plans);
  return plans;
}

function planFileProblem(file: string): string | undefined {
  const plans = readPlanFile(file);
  return typeof plans === 'string' ? `the path of a JSON file with plans. ${plans}` : undefined;
}

function readPlanFile(file: string): PlanList | string {
  try {
    return readPlans(JSON.parse(readFileSync(resolve(projectDir, file), 'utf8')));
  } catch (error) {
    return error instanceof SyntaxError ? 'It is not JSON.' : 'It cannot be read.';
  }
}

function describeProblem(name: string, wanted: string): ConfigProblem {
  // The value itself stays out of the sentence: DATABASE_URL carries a password.
  return {
    name,
    message: `${name} must be ${wanted.replace(/\.$/, '')}.`,
    remedy: `Change ${name}, or leave it out to use its default.`,
  };
}

function listOf(value: string): string[] {
  return value.split(',').flatMap((part) => part.trim() || []);
}

function isDomain(value: string): boolean {
  const [host = '', port, ...rest] = value.split(':');
  return DOMAIN.test(host) && (port === undefined || isPort(port)) && rest.length === 0;
}

const withoutPort = (domain: string) => domain.replace(/:\d+$/, '');

function sitesDomainProblem(value: string, appDomain: string): string | undefined {
  if (!isDomain(value) || isIP(withoutPort(value)) !== 0)
    return 'a lowercase domain without scheme or path, like example-sites.com';
  // One server speaks http on localhost and is reached by https everywhere else.
  if (isLocalhostName(value) !== isLocalhostName(appDomain))
    return 'a localhost name exactly when APP_DOMAIN is one';
  const [sites, app] = [withoutPort(value), withoutPort(appDomain)];
  return must(
    !app.endsWith(`.${sites}`),
    'a domain that APP_DOMAIN is not below, as its name could be a site’s',
  );
}

function directUrlProblem(value: string, databaseUrl: string): string | undefined {
  if (value === '') return undefined;
  if (!isPostgresUrl(value)) return POSTGRES_FORM;
  return must(databaseUrl !== '', 'left out without DATABASE_URL, as the built-in database has no pooler');
}

function isRole(value: string): boolean {
  return ROLES.some((role) => role === value);
}

function isLogLevel(value: string): boolean {
  return LOG_LEVELS.some((level) => level === value);
}
