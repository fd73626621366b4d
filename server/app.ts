import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_PLANS, type PlanList } from '#core/billing/plans.ts';
import { serveAccess } from './access/routes.ts';
import { makeAccess } from './access/service.ts';
import { permissionsOfRoles, type ContributorRole } from '#core/enumerations/permissions.ts';
import { makeAccounts } from './accounts/service.ts';
import { serveAccountPage } from './accounts/account-routes.ts';
import { serveAccounts } from './accounts/routes.ts';
import { makeTries } from './accounts/tries.ts';
import { serveActivity } from './activity/routes.ts';
import { makeActivity } from './activity/service.ts';
import { makeFiles } from './assets/files.ts';
import { DEFAULT_SITE_BYTES, makeAssets } from './assets/service.ts';
import { serveAssets } from './assets/api-routes.ts';
import { serveStored } from './assets/routes.ts';
import { serveBilling } from './billing/routes.ts';
import { makeBilling } from './billing/service.ts';
import { makeContent } from './content/service.ts';
import { makeDraftContent } from './content/drafts.ts';
import { makeLiveContent } from './content/live.ts';
import { makeMentions } from './content/mentions.ts';
import { makePublishing } from './content/publishing.ts';
import { serveContent } from './content/routes.ts';
import { makeTrash } from './content/trash.ts';
import type { Database } from './database/database.ts';
import { makeNames } from './domains/names.ts';
import { serveDomains } from './domains/routes.ts';
import { makeDomains } from './domains/service.ts';
import { allowOwnDomains } from './http/cors.ts';
import type { Site } from './http/context.ts';
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
import { servePayments } from './payments/routes.ts';
import { makePayments } from './payments/service.ts';
import { makeTestProvider } from './payments/test-provider.ts';
import { servePeople } from './people/routes.ts';
import { makePeople } from './people/service.ts';
import { serveNewsletter } from './newsletter/routes.ts';
import { makeNewsletter } from './newsletter/service.ts';
import { serveFavicon } from './platform/favicon.ts';
import { makePlatformPages } from './platform/pages.ts';
import { servePresence } from './presence/routes.ts';
import { makePresence } from './presence/service.ts';
import { servePreviews } from './previews/routes.ts';
import { makePreviews } from './previews/service.ts';
import { serveConfig } from './serving/config.ts';
import { makeAdmission } from './serving/admission.ts';
import type { Bundle } from './serving/bundle.ts';
import { makeDraftRequests } from './serving/draft-request.ts';
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
import { serveWidgets } from './widgets/routes.ts';
import { makeWidgets } from './widgets/service.ts';

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
  /** How much the files of one site may take. */
  siteBytes?: number;
  trustProxy?: boolean;
  fontHosts?: { stylesheet: string; kit: string };
  mail?: { folder: string; from: string; smtpUrl?: string | undefined };
  /** How long a new site is a trial; 0, the default, opens it at once. */
  trialDays?: number;
  plans?: PlanList;
  now?: () => Date;
  domains?: { nameServers: readonly string[]; publicAddress?: string | undefined };
  /** Lets webhooks reach this machine's own network; on by itself while the product runs on localhost. */
  allowsPrivateTargets?: boolean;
}

export interface App {
  http: FastifyInstance;
  services: Services;
}

export type Services = Awaited<ReturnType<typeof makeServices>>;

const SCHEDULED_PUBLISH = 'scheduled-publish';
const PURGE_TRASH = 'purge-trash';
const FONT_HOSTS = { stylesheet: 'https://fonts.googleapis.com/css2', kit: 'https://use.typekit.net' };
const MB = 1024 * 1024;

/** Every feature, built in order. Reads as the list of what the product can do. */
async function makeServices(options: AppOptions) {
  const { db, jobs, bundle, appDomain, isSecure } = options;
  const now = options.now ?? (() => new Date());
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
    permissionsOf: async (siteId, accountId) =>
      permissionsOfRoles((await accounts.rolesOn(siteId, accountId)) as ContributorRole[]),
    onPublished: (siteId) => sites.forget(siteId),
  });
  await jobs.handle(SCHEDULED_PUBLISH, ({ siteId = '', scheduleId = '' }) =>
    publishing.publishScheduled(siteId, scheduleId),
  );
  const trash = makeTrash({
    db,
    content,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, PURGE_TRASH, job, at) },
  });
  await jobs.handle(PURGE_TRASH, ({ siteId = '', documentId = '' }) => trash.purge(siteId, documentId));
  const assets = await makeAssets({
    db,
    jobs,
    content,
    mentions: makeMentions({ db }),
    folder: options.filesDir,
    siteBytes: options.siteBytes ?? DEFAULT_SITE_BYTES,
    now,
  });
  const domains = await makeDomains({
    db,
    jobs,
    sites,
    publishing,
    names: makeNames(options.domains?.nameServers),
    publicAddress: options.domains?.publicAddress,
    now,
  });
  const access = makeAccess({ db, sites, content, live, publishing, tries: makeTries({ db, now }), now });
  const secrets = makeSiteSecrets({ db });
  const newsletter = makeNewsletter({ db, mail, secrets, now });
  const mySites = await makeMySites({
    db,
    jobs,
    accounts,
    sites,
    assets,
    access,
    content,
    live,
    publishing,
    newsletter,
    now,
    trialDays: options.trialDays ?? 0,
  });
  const testProvider = makeTestProvider({ db, jobs, now });
  const payments = makePayments({ db, provider: testProvider.provider, now });
  await testProvider.deliverTo((rawBody, headers) => payments.receive(rawBody, headers));
  const plans = options.plans ?? DEFAULT_PLANS;
  const billing = await makeBilling({ db, jobs, payments, sites, plans, now });
  const snapshots = makeSnapshots({
    live,
    access,
    bundle,
    sites,
    appDomain,
    fontHosts: options.fontHosts ?? FONT_HOSTS,
  });
  const drafts = makeDraftContent({ db });
  const previews = makePreviews({ db, now });
  const presence = makePresence({ db, now });
  const pages = makePages({ live, drafts, snapshots, bundle, refresh: (site) => sites.refresh(site) });
  const widgets = makeWidgets({ live, bundle, snapshots });
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
  const admission = makeAdmission({ access, snapshots });
  const cache = makePageCache({ maxBytes: options.pageCacheBytes ?? 256 * MB });
  const titleOf = async (site: Site) => (await snapshots.of(site)).settings.site.title;
  const people = makePeople({ db, accounts, sites, mail, titleOf, now });
  const platform = makePlatformPages({
    bundle,
    sites,
    mySites,
    accounts,
    people,
    mail,
    snapshots,
    admission,
    live,
    now,
  });
  return {
    mail,
    accounts,
    sites,
    domains,
    content,
    live,
    publishing,
    assets,
    access,
    mySites,
    people,
    titleOf,
    testProvider,
    payments,
    billing,
    snapshots,
    pages,
    admission,
    cache,
    platform,
    previews,
    presence,
    trash,
    widgets,
    formServices,
    newsletter,
  };
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { db, jobs, bundle, isSecure } = options;
  const services = await makeServices(options);
  const { accounts, sites, domains, access, mySites, people, content, publishing, assets, cache, platform } =
    services;
  const { titleOf, snapshots, pages, admission, payments, billing } = services;
  const { previews, presence, trash, widgets, formServices, newsletter } = services;

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
  serveStored(http, { gate, assets, admission, snapshots });
  serveAccounts(handle, { accounts, sites, isSecure });
  serveAccountPage(handle, { accounts, isSecure });
  serveAccess(handle, { access, pages, isSecure });
  serveSites(handle, { sites, content, titleOf });
  serveBilling(handle, { billing, sites, bundle });
  await servePayments(http, { payments });
  serveMySites(handle, { mySites });
  allowOwnDomains(http, { gate, sites });
  serveDomains(handle, { domains, sites });
  servePeople(handle, { people });
  serveActivity(handle, { activity: makeActivity({ db }) });
  serveContent(handle, { content, publishing, trash });
  await serveAssets(http, { gate, assets });
  servePresence(handle, { presence });
  servePreviews(handle, { previews, sites });
  serveWidgets(handle, { widgets });
  await serveForms(http, gate, formServices);
  serveNewsletter(handle, { newsletter, pages });
  serveConfig(http, { gate, sites, bundle });
  serveFavicon(http);
  const drafts = makeDraftRequests({ previews, isSecure });
  servePages(http, { gate, pages, admission, cache, sites, platform, drafts });
  return { http, services };
}
