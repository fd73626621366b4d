import { DEFAULT_PLANS, type PlanList } from '#core/billing/plans.ts';
import { makeAccess } from './access/service.ts';
import { permissionsOfRoles, type ContributorRole } from '#core/enumerations/permissions.ts';
import { makeAccounts } from './accounts/service.ts';
import { makeTries } from './accounts/tries.ts';
import { makeBringing } from './assets/bring.ts';
import { makeFiles } from './assets/files.ts';
import { makeLoadFromWeb } from './assets/from-web.ts';
import { DEFAULT_SITE_BYTES, makeAssets } from './assets/service.ts';
import { makeVideoPictures } from './assets/video-picture.ts';
import { makeContributorLimit } from './billing/contributor-limit.ts';
import { makeBilling } from './billing/service.ts';
import { makeBlockContent } from './collections/block-content.ts';
import { makeCollectionFiles } from './collections/files.ts';
import { makeBlockPages } from './collections/block-pages.ts';
import { makeItemPreview } from './collections/item-preview.ts';
import { makeCollectionRules, makeItemRules } from './collections/item-rules.ts';
import { makePageRules } from './content/page-rules.ts';
import { makeGalleryPictures } from './collections/pictures.ts';
import { makeReading } from './collections/reading.ts';
import { makeItemReleases } from './collections/releases.ts';
import { makeSearch } from './collections/search.ts';
import { makeCollections } from './collections/service.ts';
import { makeSitemaps } from './collections/sitemaps.ts';
import { makeComments } from './comments/service.ts';
import { makeForSale } from './products/for-sale.ts';
import { listProductPaths, makeCatalogue } from './products/catalogue.ts';
import { findProductMentions, showInProduct } from './products/mentions.ts';
import { makeProducts } from './products/service.ts';
import { makeStock } from './products/stock.ts';
import { makeChecks } from './content/checks.ts';
import { makeShop } from './shop.ts';
import { makeSiteUsers } from './site-users/service.ts';
import { makeContent } from './content/service.ts';
import { makeDraftContent } from './content/drafts.ts';
import { makeLiveContent } from './content/live.ts';
import { makeMentions } from './content/mentions.ts';
import { makePublishing } from './content/publishing.ts';
import { makeTrash } from './content/trash.ts';
import type { Database } from './database/database.ts';
import { makeNames } from './domains/names.ts';
import { makeDomains } from './domains/service.ts';
import type { Site } from './http/context.ts';
import { makeFormServices } from './forms/build.ts';
import { makeSiteSecrets } from './forms/site-secrets.ts';
import type { Jobs } from './jobs.ts';
import { makeMailing } from './mail/service.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { makeArchive } from './moving/archive.ts';
import { makeCommentArchive } from './comments/archive.ts';
import { makeListArchive } from './newsletter/archive.ts';
import { makeProductArchive } from './products/archive.ts';
import { makeFetchPicture } from './moving/fetch-picture.ts';
import { makeMoving } from './moving/service.ts';
import { makeWxrImport } from './moving/wxr-import.ts';
import { makePaymentAccounts } from './payments/accounts.ts';
import { makePayments } from './payments/service.ts';
import { makeTestProvider } from './payments/providers/test/provider.ts';
import { makePeople } from './people/service.ts';
import { makeLetters } from './newsletter/letters.ts';
import { makeNewsletter } from './newsletter/service.ts';
import { makePlatformPages } from './platform/pages.ts';
import { makePresence } from './presence/service.ts';
import { makePreviews } from './previews/service.ts';
import { makeAdmission } from './serving/admission.ts';
import type { Bundle } from './serving/bundle.ts';
import { makePageCache } from './serving/page-cache.ts';
import { makeBlockData } from './serving/block-data.ts';
import { makePages } from './serving/pages.ts';
import { makeSnapshots } from './serving/snapshots.ts';
import { makePopup } from './popup/service.ts';
import { makePopupRules } from './popup/version-rule.ts';
import { makeScriptErrors } from './script-errors/service.ts';
import { makeSites } from './sites/service.ts';
import { makeMySites } from './sites/my-sites.ts';
import { makeTemplatePreviews } from './sites/template-previews.ts';
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
  /** Another place that speaks as Stripe does. */
  stripeUrl?: string | undefined;
  domains?: { nameServers: readonly string[]; publicAddress?: string | undefined };
  /** Lets webhooks reach this machine's own network; on by itself while the product runs on localhost. */
  allowsPrivateTargets?: boolean;
}

export type Services = Awaited<ReturnType<typeof makeServices>>;

const SCHEDULED_PUBLISH = 'scheduled-publish';
const PURGE_TRASH = 'purge-trash';
const ITEM_DUE = 'item-due';
const FONT_HOSTS = { stylesheet: 'https://fonts.googleapis.com/css2', kit: 'https://use.typekit.net' };
const MB = 1024 * 1024;

/** Every feature, built in order. Reads as the list of what the product can do. */
export async function makeServices(options: AppOptions) {
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
  const content = makeContent({
    db,
    documents,
    rules: {
      item: makeItemRules({ documents, now }),
      collection: makeCollectionRules(),
      page: makePageRules(),
      popup: makePopupRules(),
    },
  });
  const itemReleases = makeItemReleases({
    db,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, ITEM_DUE, job, at) },
    onShown: (siteId) => sites.forget(siteId),
  });
  const live = makeLiveContent({ db });
  const publishing = makePublishing({
    db,
    documents,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, SCHEDULED_PUBLISH, job, at) },
    permissionsOf: async (siteId, accountId) =>
      permissionsOfRoles((await accounts.rolesOn(siteId, accountId)) as ContributorRole[]),
    releaseItems: (tx, siteId, ids) => itemReleases.release(tx, siteId, ids),
    onPublished: (siteId) => sites.forget(siteId),
  });
  await jobs.handle(ITEM_DUE, ({ siteId = '', documentId = '' }) =>
    itemReleases.showDue(siteId, documentId, publishing),
  );
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
    mentions: makeMentions({ db, also: findProductMentions }),
    async showInProduct(siteId, productId, edit) {
      await db.site(siteId, async (tx) => {
        await showInProduct(tx, productId, edit);
        await sites.setFacts(tx, siteId, {});
      });
      sites.forget(siteId);
    },
    folder: options.filesDir,
    siteBytes: options.siteBytes ?? DEFAULT_SITE_BYTES,
    now,
  });
  const checks = makeChecks({
    db,
    documents,
    filesNamed: (siteId, names) => assets.library.existing(siteId, names),
    productPaths: (tx) => listProductPaths(tx, now()),
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
  const stock = makeStock({ sites });
  const products = await makeProducts({ db, jobs, sites, stock, now });
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
    products,
    now,
    trialDays: options.trialDays ?? 0,
  });
  const testProvider = makeTestProvider({ db, jobs, now });
  const paymentAccounts = makePaymentAccounts({ db, stripeUrl: options.stripeUrl, now });
  const payments = makePayments({ db, provider: testProvider.provider, accounts: paymentAccounts, now });
  await testProvider.deliverTo((rawBody, headers) =>
    payments.receive(testProvider.provider.name, rawBody, headers),
  );
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
  const admission = makeAdmission({ access, snapshots });
  const reading = makeReading({ db, documents, now });
  const catalogue = makeCatalogue({ db, now });
  const search = makeSearch({ db, snapshots, admission, catalogue });
  const blockContents = makeBlockContent({ reading, catalogue });
  const comments = makeComments({
    db,
    snapshots,
    publishing,
    mail,
    onChanged: (siteId) => sites.forget(siteId),
    now,
  });
  const blockData = makeBlockData({ blockContents, catalogue });
  const pages = makePages({
    live,
    drafts,
    snapshots,
    bundle,
    reading,
    catalogue,
    blockData,
    comments,
    search: (site, typed) => search.find(site, typed),
    refresh: (site) => sites.refresh(site),
  });
  const collections = makeCollections({ db, content, publishing, trash, now });
  const blockPages = makeBlockPages({ blockContents, blockData, drafts, snapshots, bundle });
  const itemPreview = makeItemPreview({ drafts, snapshots, reading, comments });
  const galleryPictures = makeGalleryPictures({ db, content, collections, now });
  const collectionFiles = makeCollectionFiles({ reading, pages, bundle });
  const sitemaps = makeSitemaps({ reading, snapshots });
  const forSale = makeForSale({ db });
  const bringing = makeBringing({ assets, sites, accounts, forSale });
  const videoPictures = makeVideoPictures({ assets, load: makeLoadFromWeb({ allowsPrivate: false }) });
  const moving = await makeMoving({
    db,
    jobs,
    folder: `${options.filesDir}/imports`,
    importWxr: makeWxrImport({
      db,
      content,
      publishing,
      fetchPicture: makeFetchPicture({
        assets,
        load: makeLoadFromWeb({ allowsPrivate: options.allowsPrivateTargets ?? !isSecure }),
      }),
    }),
    archive: makeArchive({
      db,
      content,
      publishing,
      assets,
      parts: {
        products: makeProductArchive({ db }),
        lists: makeListArchive({ db }),
        comments: makeCommentArchive({ db }),
      },
    }),
    now,
  });
  const formServices = await makeFormServices({
    db,
    jobs,
    mail,
    content,
    accounts,
    sites,
    snapshots,
    pages,
    files: makeFiles(`${options.filesDir}/uploads`),
    secrets,
    newsletter,
    allowsPrivateTargets: options.allowsPrivateTargets ?? !isSecure,
    now,
  });
  const shop = await makeShop({
    db,
    catalogue,
    stock,
    products,
    assets,
    jobs,
    sites,
    snapshots,
    payments,
    paymentAccounts,
    stripeUrl: options.stripeUrl,
    mail,
    secrets,
    now,
  });
  const letters = await makeLetters({
    db,
    jobs,
    mail,
    newsletter,
    senderOf: async (siteId) => {
      const site = await sites.find(siteId);
      if (!site) return undefined;
      const { settings, baseUrl } = await snapshots.of(site);
      return { siteId, siteTitle: settings.site.title, baseUrl };
    },
    now,
  });
  const widgets = makeWidgets({
    live,
    bundle,
    snapshots,
    admission,
    blockPages,
  });
  const cache = makePageCache({ maxBytes: options.pageCacheBytes ?? 256 * MB });
  const titleOf = async (site: Site) => (await snapshots.of(site)).settings.site.title;
  const plans = options.plans ?? DEFAULT_PLANS;
  const maxContributors = makeContributorLimit(plans);
  const people = makePeople({ db, accounts, sites, mail, maxContributors, titleOf, now });
  const billing = await makeBilling({ db, jobs, mail, payments, people, sites, titleOf, plans, now });
  const templatePreviews = makeTemplatePreviews({
    db,
    sites,
    accounts,
    assets,
    content,
    publishing,
    newsletter,
    products,
    comments,
    now,
  });
  const platform = makePlatformPages({
    templatePreviews,
    bundle,
    sites,
    mySites,
    accounts,
    people,
    mail,
    snapshots,
    admission,
    live,
    isSecure,
    now,
  });
  return {
    templatePreviews,
    mail,
    accounts,
    sites,
    domains,
    content,
    live,
    publishing,
    checks,
    assets,
    access,
    mySites,
    people,
    titleOf,
    testProvider,
    payments,
    billing,
    snapshots,
    drafts,
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
    collections,
    galleryPictures,
    videoPictures,
    forSale,
    bringing,
    collectionFiles,
    blockPages,
    itemPreview,
    comments,
    moving,
    reading,
    search,
    sitemaps,
    scriptErrors: makeScriptErrors({ db, now }),
    popup: makePopup({ db, snapshots, now }),
    shop,
    siteUsers: makeSiteUsers({ db, now }),
    products,
    letters,
  };
}
