import { SERVICE_URLS } from '#core/blocks/services.ts';
import { permissionsOfRoles, type ContributorRole } from '#core/enumerations/permissions.ts';
import { DEFAULT_SITE_BYTES, makeAssets } from '../assets/service.ts';
import { makeCodeApproval, type CodeApproval } from '../code/approval.ts';
import { makeCode } from '../code/service.ts';
import { makeCollectionRules, makeItemRules } from '../collections/items/item-rules.ts';
import { makeItemReleases } from '../collections/releases.ts';
import { makeCollections } from '../collections/service.ts';
import { makeGalleryPictures } from '../collections/pictures.ts';
import { makeInventories } from '../consent/inventory/service.ts';
import { makeChecks } from '../content/checks/checks.ts';
import { makeDraftContent } from '../content/drafts.ts';
import { makeLiveContent } from '../content/live.ts';
import { makeMentions } from '../content/mentions.ts';
import { makePageRules } from '../content/page-rules.ts';
import { makePublishing } from '../content/publishing.ts';
import { makeContent } from '../content/service.ts';
import { makeTrash } from '../content/trash.ts';
import type { Tx } from '../database/database.ts';
import { makeOwnWords } from '../languages/own-words.ts';
import { makeExchange } from '../languages/exchange/service.ts';
import { makeMachineTranslation } from '../languages/machine/service.ts';
import { makeLanguages } from '../languages/service.ts';
import { makePopupRules } from '../popup/version-rule.ts';
import { makePresence } from '../presence/service.ts';
import { makeSavedSections } from '../saved-sections/service.ts';
import { makePreviews } from '../previews/service.ts';
import { listPayingHosts } from '../payments/paying-hosts.ts';
import { listProductPaths } from '../products/catalogue.ts';
import { findFreeProducts } from '../products/free-products.ts';
import { findProductMentions, showInProduct } from '../products/mentions.ts';
import { findSavedSectionMentions, showInSavedSection } from '../saved-sections/mentions.ts';
import { findSamplesLeft } from '../samples/left-over.ts';
import { allGoods } from '../languages/translatables.ts';
import { makeTranslatableDonations } from '../donations/in-languages.ts';
import { makeTranslatableAreas } from '../members/in-languages.ts';
import { makeTranslatableLists } from '../newsletter/in-languages.ts';
import { makeTranslatableTerms } from '../collections/items/translatable-terms.ts';
import { makeTranslatableGoods } from '../products/languages/translatable.ts';
import type { Foundation } from './foundation.ts';
import type { AppOptions } from './options.ts';

const SCHEDULED_PUBLISH = 'scheduled-publish';
const PURGE_TRASH = 'purge-trash';
const ITEM_DUE = 'item-due';

/** What owners write, publish and take away, and their files. */
export async function makeWriting(
  base: Foundation,
  options: Pick<AppOptions, 'filesDir' | 'siteBytes' | 'providerUrls' | 'serviceUrls'>,
) {
  const { db, now, documents } = base;
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
  const drafts = makeDraftContent({ db });
  const codeApproval = makeCodeApproval(base);
  const publishing = await makePublishingOnTime(base, codeApproval);
  const trash = await makeEmptiedTrash(base, content);
  const productPaths = (tx: Tx) => listProductPaths(tx, now());
  const { BLOCK_TYPES, SAMPLE_WORDS } = await base.bundle.entry();
  const inventories = makeInventories({
    db,
    documents,
    productPaths,
    payingHosts: (tx) => listPayingHosts(tx, options.providerUrls ?? {}),
    serviceUrls: options.serviceUrls ?? SERVICE_URLS,
    blockTypes: BLOCK_TYPES,
  });
  const assets = await makeAssetsInUse(base, { content, options });
  const collections = makeCollections({ db, content, publishing, trash, now });
  const goods = allGoods([
    makeTranslatableTerms({ db }),
    makeTranslatableGoods({ db }),
    makeTranslatableDonations({ db }),
    makeTranslatableAreas({ db }),
    makeTranslatableLists({ db }),
  ]);
  const languages = makeLanguages({ documents, content, drafts, publishing, goods });
  return {
    content,
    inventories,
    publishing,
    codeApproval,
    code: makeCode({ db, codeApproval, now }),
    trash,
    assets,
    collections,
    galleryPictures: makeGalleryPictures({ db, content, collections, now }),
    live: makeLiveContent({ db }),
    drafts,
    languages,
    exchange: makeExchange({ languages, content }),
    machineTranslation: await makeMachineTranslation({
      ...base,
      content,
      drafts,
      languages,
      urls: options.providerUrls ?? {},
      allowsPrivate: base.allowsPrivateTargets,
    }),
    ownWords: makeOwnWords({ content }),
    previews: makePreviews({ db, now }),
    savedSections: makeSavedSections({ db, documents }),
    presence: makePresence({ db, now }),
    checks: makeChecks({
      db,
      documents,
      codeApproval,
      filesNamed: (siteId, names) => assets.library.existing(siteId, names),
      productPaths,
      inventories,
      needReading: (siteId, names) => languages.needReading(siteId, names),
      samples: SAMPLE_WORDS,
      picturesAt: assets.partsOf,
      standing: async (tx, { permissions }) => [
        ...(await findSamplesLeft(tx)),
        ...(await findFreeProducts(tx, permissions, now())),
      ],
    }),
  };
}

export type Writing = Awaited<ReturnType<typeof makeWriting>>;

/** Publishing, with what waits for its time: scheduled publishes, and items that are shown from a day on. */
async function makePublishingOnTime(
  { db, jobs, documents, accounts, sites, now }: Foundation,
  codeApproval: CodeApproval,
) {
  const itemReleases = makeItemReleases({
    db,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, ITEM_DUE, job, at) },
    onShown: (siteId) => sites.forget(siteId),
  });
  const publishing = makePublishing({
    db,
    documents,
    now,
    codeApproval,
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
  return publishing;
}

async function makeEmptiedTrash({ db, jobs, now }: Foundation, content: ReturnType<typeof makeContent>) {
  const trash = makeTrash({
    db,
    content,
    now,
    alarm: { set: (tx, at, job) => jobs.enqueue(tx, PURGE_TRASH, job, at) },
  });
  await jobs.handle(PURGE_TRASH, ({ siteId = '', documentId = '' }) => trash.purge(siteId, documentId));
  return trash;
}

/** Files, which documents and products name. */
function makeAssetsInUse(
  { db, jobs, sites, storage, now }: Foundation,
  {
    content,
    options,
  }: { content: ReturnType<typeof makeContent>; options: Pick<AppOptions, 'filesDir' | 'siteBytes'> },
) {
  return makeAssets({
    db,
    jobs,
    content,
    mentions: makeMentions({ db, also: [findProductMentions, findSavedSectionMentions] }),
    async showInPlace(siteId, { kind, id }, edit) {
      await db.site(siteId, async (tx) => {
        if (kind === 'savedSection') return showInSavedSection(tx, id, edit);
        await showInProduct(tx, id, edit);
        await sites.setFacts(tx, siteId, {});
      });
      if (kind === 'product') sites.forget(siteId);
    },
    files: storage,
    folder: options.filesDir,
    siteBytes: options.siteBytes ?? DEFAULT_SITE_BYTES,
    now,
  });
}
