import type { ServiceUrls } from '#core/blocks/services.ts';
import type { PlanList } from '#core/billing/plans.ts';
import type { Flags } from '#core/experiments/flags.ts';
import type { Database } from '../database/database.ts';
import type { MetricsAccess } from '../http/monitoring/metrics-door.ts';
import type { Jobs } from '../jobs.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Siblings } from '../processes/siblings.ts';
import type { Tracing } from '../telemetry/traced.ts';
import type { PhotoOptions } from '../picture-sources/service.ts';
import type { Storage } from '../storage/storage.ts';
import type { Vault } from '../secrets/vault.ts';

/** What the product is started with. */
export interface AppOptions {
  db: Database;
  jobs: Jobs;
  bundle: Bundle;
  vault: Vault;
  filesDir: string;
  /** Where uploaded files are kept; without one in that folder. */
  storage?: Storage;
  /** Whether that is still the storage of this database. */
  hasFiles?: () => Promise<boolean>;
  /** Whether the process is about to end, and takes only what is under way. */
  isDraining?: () => boolean;
  /** Whether demo sites are still being made: pages are shown, but not all of them are there. */
  isFilling?: () => boolean;
  /** Whether this node only does jobs, and shows no pages. */
  isWorkerOnly?: boolean;
  appDomain: string;
  /** Sites live below it; without one below the app domain. */
  sitesDomain?: string;
  isSecure: boolean;
  logLevel: string;
  /** Calls one address may make to one route within a minute. */
  callsPerMinute?: number;
  pageCacheBytes?: number;
  /** How much the files of one site may take. */
  siteBytes?: number;
  /** How many proxies stand in front; each adds an address to X-Forwarded-For, and only theirs are believed. */
  proxies?: number;
  /** The header in which those proxies name the visitor's country, with its state behind a dash: `US-CA`. */
  countryHeader?: string | undefined;
  /** Who keeps pages in front of this server, and is told of every publish. */
  cachesInFront?: { urls: readonly string[]; token?: string | undefined } | undefined;
  /** A list of hosting networks, whose calls are no visits. */
  datacentresFile?: string | undefined;
  /** What the operator switches on; sent with every page. */
  flags?: Flags;
  /** How long a body may take whatever its size; ten seconds. */
  bodyGraceMs?: number;
  /** Who may read `/metrics`; without a token this machine alone, with a port nobody here. */
  metrics?: MetricsAccess;
  /** The other processes on this port. */
  siblings?: Siblings | undefined;
  /** Where traces of requests are kept. */
  tracing?: Tracing | undefined;
  /** Emails of the accounts that run the server. */
  operators?: readonly string[];
  fontHosts?: { stylesheet: string; kit: string };
  serviceUrls?: ServiceUrls;
  /** Who finds addresses for owners; without a key the cities this server knows. */
  places?: { url: string; key: string | undefined };
  /** Who offers photographs to owners; nobody without a key. */
  photos?: PhotoOptions;
  mail?: { folder: string; from: string; smtpUrl?: string | undefined };
  /** How long a new site is a trial; 0, the default, opens it at once. */
  trialDays?: number;
  plans?: PlanList;
  now?: () => Date;
  /** Other servers in the place of payment providers' own, by the provider's name. */
  providerUrls?: Readonly<Record<string, string>>;
  domains?: { nameServers: readonly string[]; publicAddress?: string | undefined };
  /** Lets every shop take test payments; on by itself while the product runs on localhost. */
  allowsTestPayments?: boolean;
  /** Lets webhooks reach this machine's own network; on by itself while the product runs on localhost. */
  allowsPrivateTargets?: boolean;
}
