import { SERVICE_URLS } from '#core/blocks/services.ts';
import { makeAccess } from '../access/service.ts';
import { makeTries } from '../accounts/tries.ts';
import { makeLoadFromWeb } from '../assets/pictures/from-web.ts';
import { makeBlockContent } from '../collections/block-content.ts';
import { makeBlockPages } from '../collections/block-pages.ts';
import { makeCollectionFiles } from '../collections/files.ts';
import { makeItemPreview } from '../collections/items/item-preview.ts';
import { makeReading } from '../collections/reading.ts';
import { makeSearch } from '../collections/search/search.ts';
import { makeSitemaps } from '../collections/sitemaps.ts';
import { makeComments } from '../comments/service.ts';
import { makeReceipts } from '../consent/receipts/service.ts';
import { makeConsent } from '../consent/service.ts';
import { makeReadConsent } from '../consent/visitor.ts';
import { makeCustomerSessions } from '../customers/sessions.ts';
import { makeFeeds } from '../feeds/feeds.ts';
import { makeRunning } from '../experiments/running.ts';
import { makeExperiments } from '../experiments/service.ts';
import { makeTakingPart } from '../experiments/taking-part.ts';
import type { Site } from '../http/context.ts';
import { makeShownDonations } from '../donations/pages.ts';
import { makeShownReviews } from '../reviews/shown.ts';
import { makeMemberFiles } from '../members/files.ts';
import { makeMembers } from '../members/service.ts';
import { openMaps } from '../maps/open.ts';
import { makePopup } from '../popup/service.ts';
import { makeAdmission } from '../serving/admission.ts';
import { makeShownLetters } from '../newsletter/shown-letters.ts';
import { makeBlockData } from '../drawing/block-data.ts';
import { makePageCache } from '../serving/page-cache.ts';
import { makePages } from '../serving/pages.ts';
import { makeForSearchEngines } from '../serving/search-engines.ts';
import { makeSnapshots } from '../serving/snapshots.ts';
import { makeWidgets } from '../widgets/service.ts';
import type { Foundation } from './foundation.ts';
import type { Goods } from './goods.ts';
import type { AppOptions } from './options.ts';
import type { Writing } from './writing.ts';

const FONT_HOSTS = { stylesheet: 'https://fonts.googleapis.com/css2', kit: 'https://use.typekit.net' };
const MB = 1024 * 1024;

/** What visitors of a site get, and who may get it. */
export function makeVisiting(
  built: Foundation & Writing & Goods,
  options: Pick<
    AppOptions,
    | 'appDomain'
    | 'fontHosts'
    | 'serviceUrls'
    | 'places'
    | 'pageCacheBytes'
    | 'countryHeader'
    | 'proxies'
    | 'flags'
  >,
) {
  const {
    db,
    bundle,
    documents,
    sites,
    tellNews,
    now,
    content,
    live,
    drafts,
    publishing,
    catalogue,
    inventories,
    allowsPrivateTargets,
  } = built;
  const sessions = makeCustomerSessions({ db, now });
  const members = makeMembers({
    db,
    catalogue,
    publishing,
    forget: (siteId) => sites.forget(siteId),
    now,
  });
  const access = makeAccess({ ...built, members, tries: makeTries({ db, now }) });
  const running = makeRunning({ db });
  const snapshots = makeSnapshots({
    live,
    inventories,
    access,
    bundle,
    sites,
    appDomain: options.appDomain,
    fontHosts: options.fontHosts ?? FONT_HOSTS,
    serviceUrls: options.serviceUrls ?? SERVICE_URLS,
    running,
    flags: options.flags ?? {},
  });
  const admission = makeAdmission({ access, members, snapshots });
  const reading = makeReading({ db, documents, live, drafts, now });
  const search = makeSearch({ db, snapshots, admission, catalogue });
  const comments = makeComments({
    db,
    snapshots,
    admission,
    customers: sessions,
    publishing,
    tellNews,
    onChanged: (siteId) => sites.forget(siteId),
    now,
  });
  const shownReviews = makeShownReviews({ db, now });
  const blockContents = makeBlockContent({ reading, catalogue });
  const shownDonations = makeShownDonations({ db, now });
  const shownLetters = makeShownLetters({ db });
  const blockData = makeBlockData({
    blockContents,
    catalogue,
    documents,
    inventories,
    shownDonations,
    shownLetters,
    members,
    feeds: makeFeeds({ load: makeLoadFromWeb({ allowsPrivate: allowsPrivateTargets }), now }),
  });
  const cache = makePageCache({ maxBytes: options.pageCacheBytes ?? 256 * MB, now });
  const pages = makePages({
    live,
    drafts,
    snapshots,
    admission,
    bundle,
    reading,
    catalogue,
    shownReviews,
    shownLetters,
    blockData,
    comments,
    files: makeCollectionFiles({ reading, bundle }),
    forSearchEngines: makeForSearchEngines({
      admission,
      snapshots,
      live,
      catalogue,
      sitemaps: makeSitemaps({ reading, snapshots }),
    }),
    cache,
    running,
    members,
    now,
    search: search.find,
    refresh: (site) => sites.refresh(site),
  });
  const blockPages = makeBlockPages({ blockContents, blockData, drafts, snapshots, bundle });
  const receipts = makeReceipts({ db, now });
  return {
    access,
    members,
    memberFiles: makeMemberFiles({ db, snapshots, admission }),
    snapshots,
    admission,
    reading,
    search,
    comments,
    shownReviews,
    shownDonations,
    shownLetters,
    pages,
    blockPages,
    itemPreview: makeItemPreview({ drafts, snapshots, reading, comments }),
    widgets: makeWidgets({ live, bundle, snapshots, admission, blockPages }),
    maps: openMaps({ places: options.places, allowsPrivate: built.allowsPrivateTargets }),
    popup: makePopup({ db, snapshots, now }),
    experiments: makeExperiments({
      db,
      documents,
      content,
      publishing,
      codeApproval: built.codeApproval,
      onChanged: (siteId) => sites.forget(siteId),
      now,
    }),
    takingPart: makeTakingPart({ db, snapshots, now }),
    readConsent: makeReadConsent(options),
    receipts,
    consent: makeConsent({ snapshots, recordChoice: receipts.record, now }),
    cache,
    titleOf: async (site: Site) => (await snapshots.of(site)).settings.site.title,
  };
}

export type Visiting = ReturnType<typeof makeVisiting>;
