import { PER_MINUTE } from '#core/access/paces.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAccess } from './access/routes.ts';
import { serveAccountPage } from './accounts/routes/account.ts';
import { serveAccounts } from './accounts/routes/auth.ts';
import { servePasskeys } from './accounts/routes/passkeys.ts';
import { serveActivity } from './activity/routes.ts';
import { makeActivity } from './activity/service.ts';
import { serveAnalytics } from './analytics/routes.ts';
import { makeCountingHandle } from './analytics/counted-calls.ts';
import { serveAssets } from './assets/api-routes.ts';
import { serveStored } from './assets/routes.ts';
import { serveBilling } from './billing/routes.ts';
import { serveLanguages } from './languages/routes.ts';
import { serveMaps } from './maps/routes.ts';
import { serveMoving } from './moving/routes.ts';
import { serveComments } from './comments/routes.ts';
import { serveCode } from './code/routes.ts';
import { serveCollections } from './collections/routes.ts';
import { serveConsent } from './consent/routes.ts';
import { serveContent } from './content/routes.ts';
import { serveDomains } from './domains/routes.ts';
import { allowOwnDomains } from './http/cors.ts';
import { serveFind } from './find/routes.ts';
import { serveHome } from './home/routes.ts';
import { servePush, servePushFiles } from './push/routes.ts';
import { serveSamples } from './samples/routes.ts';
import { serveEvents } from './events/routes.ts';
import { serveForms } from './forms/routes.ts';
import { keptPages } from './counting/counters.ts';
import { makeGate } from './accounts/gate.ts';
import { makeHandle, type Handle } from './http/handle.ts';
import { makeIncoming } from './http/incoming/incoming.ts';
import { makeBrokenHeads } from './http/front-door.ts';
import { makeServer, prepareHttp, SERVER_OPTIONS } from './http/server.ts';
import { makeRateLimiter } from './http/rate-limit.ts';
import { isForMonitoring, sendAway, serveHealth } from './http/monitoring/health.ts';
import { makeMetricsDoor } from './http/monitoring/metrics-door.ts';
import { serverFigures } from './http/monitoring/server-figures.ts';
import { jobFigures } from './http/monitoring/job-figures.ts';
import { makeMetrics } from './http/monitoring/metrics.ts';
import { classOfHost, classOfSite } from './http/monitoring/site-class.ts';
import { logStream } from './log.ts';
import { makeOperatorDoor, type OperatorDoor } from './http/monitoring/operator-door.ts';
import { serveOpenApi } from './http/openapi.ts';
import { serveWebhooks } from './payments/routes.ts';
import { servePeople } from './people/routes.ts';
import { serveOperator } from './operator/routes.ts';
import { serveFastForward } from './fast-forward/routes.ts';
import { serveNewsletter } from './newsletter/routes.ts';
import { servePopup } from './popup/routes.ts';
import { serveExperiments } from './experiments/routes.ts';
import { serveFavicon } from './platform/favicon.ts';
import { servePictureSources } from './picture-sources/routes.ts';
import { servePresence } from './presence/routes.ts';
import { serveSavedSections } from './saved-sections/routes.ts';
import { serveFonts } from './fonts/routes.ts';
import { makeFonts } from './fonts/service.ts';
import { servePreviews } from './previews/routes.ts';
import { serveConfig } from './serving/config.ts';
import { makeDraftRequests } from './serving/draft-request.ts';
import { serveScriptErrors } from './script-errors/routes.ts';
import { isContent } from './serving/admission.ts';
import { makeFastLane } from './serving/fast-lane.ts';
import { serveFiles } from './bundle/files.ts';
import { servePages } from './serving/routes.ts';
import { serveMySites } from './sites/my-sites-routes.ts';
import { serveSites } from './sites/routes.ts';
import { serveSpeed } from './speed/routes.ts';
import { serveWidgets } from './widgets/routes.ts';
import { serveReviews } from './reviews/routes.ts';
import { serveShop } from './shop.ts';
import { makeServices, type AppOptions, type Services } from './services.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import { pathCameFrom } from './http/visitors/came-from.ts';

export interface App {
  http: FastifyInstance;
  services: Services;
  operatorDoor: OperatorDoor;
}

/** Every call and page the product answers, feature by feature. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { db, jobs, bundle, isSecure, callsPerMinute: perMinute = PER_MINUTE.any, siblings } = options;
  const services = await makeServices(options);
  const { accounts, sites, domains, access, mySites, people, content, publishing, assets, cache, platform } =
    services;
  const { snapshots, pages, admission, payments, billing, trash, formServices } = services;
  const { hasFiles = async () => true, isDraining = () => false } = options;
  const metrics = makeMetrics({
    pagesCached: () => cache.size,
    siblings,
    others: [...jobFigures(services), ...serverFigures({ db, folder: options.filesDir })],
  });
  const operatorDoor = makeOperatorDoor({ ...services, metrics });
  const fastLane = makeFastLane({
    ...services,
    isSecure,
    isAway: () => db.pulse.isAway(),
    onAnswer: (status, { isStale, seconds, site }) => {
      metrics.countKept(status, seconds, classOfSite(site));
      keptPages[isStale ? 'stale' : 'hit'] += 1;
    },
  });
  const http = Fastify({
    ...SERVER_OPTIONS,
    // Only the addresses that our own proxies added: whatever stands before them anybody can write.
    trustProxy: (_address, hop) => hop < (options.proxies ?? 0),
    logger: { level: options.logLevel, stream: logStream },
    serverFactory: (handler) =>
      makeServer(
        (request, response) => {
          // Whoever keeps the connection would send the next request to a server that is gone.
          if (isDraining()) response.setHeader('connection', 'close');
          if (options.isWorkerOnly && !isForMonitoring(request)) return sendAway(response);
          if (fastLane(request, response)) return;
          if (bundle.sources) bundle.sources(request, response, () => handler(request, response));
          else handler(request, response);
        },
        { isSecure, bodyGraceMs: options.bodyGraceMs },
      ),
    clientErrorHandler: makeBrokenHeads({ isSecure }),
  });
  metrics.watch(http, (host) => classOfHost(sites, host));
  options.tracing?.watch(http);
  prepareHttp(http, { isDeveloping: bundle.sources !== undefined, isSecure, sites });
  const gate = makeGate({
    accounts,
    adminKeys: services.adminKeys,
    sites,
    isOpenTo: async (site, who) => isContent((await admission.toSite(site, who)).served),
    limiter: makeRateLimiter({ perMinute, now: Date.now, siblings }),
    isSecure,
    wordsOf: async (site, request) => {
      const { settings, languages } = await snapshots.of(site);
      return wordsInLanguage(settings, languageKept(languages, pathCameFrom(request)));
    },
  });
  const handle = makeHandle(http, gate);

  const incoming = await makeIncoming({ folder: `${options.filesDir}/incoming` });

  serveHealth(http, {
    db,
    jobs,
    hasFiles,
    folder: options.filesDir,
    isDraining,
    isFilling: options.isFilling ?? (() => false),
    operatorDoor,
    mayRead: makeMetricsDoor(options.metrics),
  });
  const drafts = makeDraftRequests(services);

  serveOpenApi(http);
  await serveFiles(http, { hasBuild: bundle.sources === undefined });
  serveStored(http, {
    gate,
    assets,
    admission,
    snapshots,
    drafts,
    forSale: services.forSale,
    memberFiles: services.memberFiles,
  });
  serveAccounts(handle, { accounts, sites, isSecure });
  serveAccountPage(handle, { accounts, isSecure, bundle });
  servePasskeys(handle, { accounts, sites, isSecure });
  serveAccess(handle, { access, pages });
  serveSites(handle, { sites, content, snapshots });
  serveBilling(handle, { billing, sites, bundle });
  await serveWebhooks(http, { payments, gate });
  for (const serve of [serveFind, serveHome, servePush, serveSamples]) serve(handle, services);
  serveMySites(handle, { mySites, live: services.live });
  serveOperator(handle, services);
  allowOwnDomains(http, { gate, sites });
  serveDomains(handle, { domains, sites });
  servePeople(handle, { people });
  serveActivity(handle, { activity: makeActivity({ db }) });
  for (const serve of [serveConsent, serveExperiments]) serve(handle, { ...services, isSecure });
  serveContent(handle, { content, publishing, trash, checks: services.checks });
  serveCode(handle, services);
  serveCollections(handle, services);
  serveComments(handle, services);
  for (const serve of [serveLanguages, serveMaps, servePictureSources]) serve(handle, services);
  await serveMoving(http, { gate, incoming, moving: services.moving });
  await serveAssets(http, { ...services, gate, incoming });
  await serveFonts(http, { gate, incoming }, { fonts: makeFonts({ assets }) });
  servePresence(handle, services);
  servePreviews(handle, services);
  serveSavedSections(handle, { saved: services.savedSections });
  serveWidgets(handle, services);
  const { intake } = services.analytics;
  const counted = (calls: Handle) => makeCountingHandle(calls, { db, intake, now: services.now });
  await serveForms(http, { gate, incoming, counted }, formServices);
  for (const serve of [serveScriptErrors, serveEvents, serveSpeed]) serve(handle, services);
  servePopup(counted(handle), services);
  serveAnalytics(handle, services.analytics);
  serveNewsletter(handle, services);
  serveFastForward(handle, services);
  serveShop(counted(handle), {
    shop: services.shop,
    snapshots,
    admission,
    pages,
    bundle,
    assets: services.assets,
    drafts: services.drafts,
    payments: services.payments,
    shownDonations: services.shownDonations,
    members: services.members,
    readConsent: services.readConsent,
  });
  await serveReviews(http, { gate, incoming }, { ...services, reviews: services.shop.reviews });
  serveConfig(http, { gate, sites, bundle, adminKeys: services.adminKeys, storage: services.storage });
  servePushFiles(http);
  serveFavicon(http);
  servePages(http, {
    gate,
    pages,
    cache,
    sites,
    snapshots,
    platform,
    drafts,
    isSecure,
    readConsent: services.readConsent,
    intake,
  });
  await jobs.begin();
  return { http, services, operatorDoor };
}
