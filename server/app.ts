import Fastify, { type FastifyInstance } from 'fastify';
import { makeAccounts } from './accounts/service.ts';
import { serveAccountPage } from './accounts/account-routes.ts';
import { serveAccounts } from './accounts/routes.ts';
import { makeFiles } from './assets/files.ts';
import { makeAssets } from './assets/service.ts';
import { serveImages } from './assets/routes.ts';
import { makeContent } from './content/service.ts';
import { makeLiveContent } from './content/live.ts';
import { makePublishing } from './content/publishing.ts';
import { serveContent } from './content/routes.ts';
import type { Database } from './database/database.ts';
import { makeFormServices } from './forms/build.ts';
import { serveForms } from './forms/routes.ts';
import { makeSiteSecrets } from './forms/site-secrets.ts';
import { makeGate } from './http/gate.ts';
import { makeHandle } from './http/handle.ts';
import { makeServer, prepareHttp, SERVER_OPTIONS } from './http/server.ts';
import { makeRateLimiter } from './http/rate-limit.ts';
import { serveHealth } from './http/health.ts';
import { makeMetrics } from './http/metrics.ts';
import { serveOpenApi } from './http/openapi.ts';
import type { Jobs } from './jobs.ts';
import { makeMailing } from './mail/service.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { serveNewsletter } from './newsletter/routes.ts';
import { makeNewsletter } from './newsletter/service.ts';
import { serveFavicon } from './platform/favicon.ts';
import { makePlatformPages } from './platform/pages.ts';
import { serveConfig } from './serving/config.ts';
import type { Bundle } from './serving/bundle.ts';
import { makeFastLane } from './serving/fast-lane.ts';
import { serveFiles } from './serving/files.ts';
import { makePageCache } from './serving/page-cache.ts';
import { makePages } from './serving/pages.ts';
import { servePages } from './serving/routes.ts';
import { makeSnapshots } from './serving/snapshots.ts';
import { makeSites } from './sites/service.ts';
import { makeMySites } from './sites/my-sites.ts';
import { serveMySites } from './sites/my-sites-routes.ts';
import { serveSites } from './sites/routes.ts';

export interface AppOptions {
  db: Database;
  jobs: Jobs;
  bundle: Bundle;
  filesDir: string;
  appDomain: string;
  isSecure: boolean;
  logLevel: string;
  /** Calls one address may make to one route within a minute. */
  callsPerMinute?: number;
  pageCacheBytes?: number;
  trustProxy?: boolean;
  fontHosts?: { stylesheet: string; kit: string };
  mail?: { folder: string; from: string; smtpUrl?: string | undefined };
  /** Lets webhooks reach this machine's own network; on by itself while the product runs on localhost. */
  allowsPrivateTargets?: boolean;
}

export interface App {
  http: FastifyInstance;
  services: Services;
}

export type Services = Awaited<ReturnType<typeof makeServices>>;

const SCHEDULED_PUBLISH = 'scheduled-publish';
const FONT_HOSTS = { stylesheet: 'https://fonts.googleapis.com/css2', kit: 'https://use.typekit.net' };
const MB = 1024 * 1024;

/** Every feature, built in order. Reads as the list of what the product can do. */
async function makeServices(options: AppOptions) {
  const { db, jobs, bundle, appDomain, isSecure } = options;
  const now = () => new Date();
  const documents = (await bundle.entry()).documents;
  const { folder, from, smtpUrl } = options.mail ?? {
    folder: `${options.filesDir}/mail`,
    from: `no-reply@${appDomain.replace(/:\d+$/, '')}`,
  };
  const mail = await makeMailing({
    db,
    jobs,
    bundle,
    transport: smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(folder, from, now),
    now,
  });
  const scheme = isSecure ? 'https' : 'http';
  const accounts = makeAccounts({ db, mail, appUrl: `${scheme}://${appDomain}`, now });
  const sites = makeSites({ db, accounts, appDomain, scheme, now: Date.now });
  const content = makeContent({ db, documents });
  const live = makeLiveContent({ db });
  const publishing = makePublishing({
    db,
    documents,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, SCHEDULED_PUBLISH, job, at) },
    onPublished: (siteId) => sites.forget(siteId),
  });
  await jobs.handle(SCHEDULED_PUBLISH, ({ siteId = '', scheduleId = '' }) =>
    publishing.publishScheduled(siteId, scheduleId),
  );
  const assets = makeAssets({
    db,
    originals: makeFiles(`${options.filesDir}/originals`),
    renditions: makeFiles(`${options.filesDir}/renditions`),
  });
  const secrets = makeSiteSecrets({ db });
  const newsletter = makeNewsletter({ db, mail, secrets, now });
  const mySites = await makeMySites({
    db,
    jobs,
    accounts,
    sites,
    assets,
    content,
    live,
    publishing,
    newsletter,
    now,
  });
  const snapshots = makeSnapshots({
    live,
    bundle,
    sites,
    appDomain,
    fontHosts: options.fontHosts ?? FONT_HOSTS,
  });
  const pages = makePages({ live, snapshots, bundle, refresh: (site) => sites.refresh(site) });
  const formServices = await makeFormServices({
    db,
    jobs,
    mail,
    content,
    accounts,
    snapshots,
    pages,
    files: makeFiles(`${options.filesDir}/uploads`),
    secrets,
    newsletter,
    allowsPrivateTargets: options.allowsPrivateTargets ?? !isSecure,
    now,
  });
  const cache = makePageCache({ maxBytes: options.pageCacheBytes ?? 256 * MB });
  const platform = makePlatformPages({ bundle, sites, mySites, accounts, mail, snapshots, live, now });
  return {
    mail,
    accounts,
    sites,
    content,
    live,
    publishing,
    assets,
    mySites,
    pages,
    cache,
    platform,
    formServices,
    newsletter,
  };
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { db, jobs, bundle, isSecure } = options;
  const services = await makeServices(options);
  const { accounts, sites, mySites, content, live, publishing, assets, pages, cache, platform } = services;
  const { formServices, newsletter } = services;

  const metrics = makeMetrics({ pagesCached: () => cache.size });
  const fastLane = makeFastLane({ sites, cache, onAnswer: (status) => metrics.count(status) });
  const http = Fastify({
    ...SERVER_OPTIONS,
    trustProxy: options.trustProxy ?? false,
    logger: { level: options.logLevel },
    serverFactory: (handler) =>
      makeServer((request, response) => {
        if (fastLane(request, response)) return;
        if (bundle.sources) bundle.sources(request, response, () => handler(request, response));
        else handler(request, response);
      }),
  });
  metrics.watch(http);
  prepareHttp(http, { isDeveloping: bundle.sources !== undefined });
  const gate = makeGate({
    accounts,
    sites,
    limiter: makeRateLimiter({ perMinute: options.callsPerMinute ?? 600, now: Date.now }),
    isSecure,
  });
  const handle = makeHandle(http, gate);

  serveHealth(http, { db, jobs, metrics });
  serveOpenApi(http);
  await serveFiles(http, { hasBuild: bundle.sources === undefined });
  serveImages(http, { gate, assets });
  serveAccounts(handle, { accounts, sites, isSecure });
  serveAccountPage(handle, { accounts, isSecure });
  serveSites(handle, { sites, content });
  serveMySites(handle, { mySites });
  await serveForms(http, gate, formServices);
  serveNewsletter(handle, { newsletter, pages });
  serveContent(handle, { content, publishing });
  serveConfig(http, { gate, sites, bundle });
  serveFavicon(http);
  servePages(http, { gate, pages, cache, sites, live, platform });
  return { http, services };
}
