import { setImmediate as immediate } from 'node:timers/promises';
import { STRANGER } from '#core/consent/policies.ts';
import type { SiteInput, SpecialPage } from '#site/page-input.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { CollectionFiles } from '../collections/files.ts';
import type { Reading } from '../collections/reading.ts';
import type { SiteSearch } from '../collections/search/search.ts';
import type { Comments } from '../comments/service.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { LiveContent } from '../content/live.ts';
import { asPublished } from '../database/work.ts';
import { shownOnPage } from '../experiments/of-visit.ts';
import type { Running } from '../experiments/running.ts';
import { overridesIn } from '../experiments/taking-part.ts';
import type { Site } from '../http/context.ts';
import type { Members } from '../members/service.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { ShownLetters } from '../newsletter/shown-letters.ts';
import type { ShownReviews } from '../reviews/shown.ts';
import { makeResolve, ownerOf } from './address.ts';
import { TO_DRAFTS, type Admission, type Instead, type Passes, type SiteAdmission } from './admission.ts';
import { makeAnswers, type PageAnswer, type TextFile } from './answers.ts';
import { makeInstead } from './instead.ts';
import type { BlockDataSource } from '../drawing/block-data.ts';
import { makeDraw, special } from '../drawing/draw.ts';
import {
  finish,
  insideKey,
  pageKey,
  type CachedPage,
  type Encoding,
  type FreshPage,
  type PageCache,
} from './page-cache.ts';
import { makeScenes, type LockState, type PageRequest, type Scene, type Visit } from '../drawing/scene.ts';
import type { ForSearchEngines } from './search-engines.ts';
import type { Snapshots } from './snapshots.ts';
import { PublishedMeanwhile } from '../drawing/published-meanwhile.ts';
import { makeReadStored } from '../drawing/stored-page.ts';
import { makeReadWritten } from './keeping/written-page.ts';

/** No page has it: addresses start with a slash. */
const NO_PATH = '';

/** A publish may land between two reads; after this many tries something else is wrong. */
const MAX_TRIES = 5;

/** What was asked goes out to the database first: while a page is drawn nothing else happens. */
const onceSent = () => immediate();

/** An answer as it goes over the wire, and whether every stranger gets the same. */
export type Answered =
  | { as: 'page'; page: CachedPage; isShared: boolean }
  | { as: 'file'; file: TextFile; isShared: boolean }
  | { as: 'redirect'; to: string; status: number };

export interface PageCall extends PageRequest {
  passes: Passes;
  lock: LockState;
  encoding: Encoding;
}

const POPUP_PREVIEW = {
  path: '/',
  visitor: undefined,
  isWithoutCode: true,
  draft: 'view',
  isPopupPreview: true,
} as const;

/** What visitors get at the addresses of a site, and pages for features that answer with one. */
export function makePages(deps: {
  live: LiveContent;
  drafts: DraftContent;
  snapshots: Snapshots;
  admission: SiteAdmission;
  bundle: Bundle;
  catalogue: Catalogue;
  shownReviews: ShownReviews;
  shownLetters: ShownLetters;
  reading: Reading;
  blockData: BlockDataSource;
  comments: Comments;
  files: CollectionFiles;
  forSearchEngines: ForSearchEngines;
  cache: PageCache;
  running: Running;
  members: Members;
  now: () => Date;
  search: SiteSearch['find'];
  refresh: (site: Site) => Promise<Site>;
}) {
  const { admission, cache, refresh } = deps;
  const setScene = makeScenes(deps);
  const resolve = makeResolve(deps);
  const draw = makeDraw(deps);
  const instead = makeInstead({ draw });
  const readStored = makeReadStored(deps);
  const readWritten = makeReadWritten({ ...deps, readStored });
  const answerAt = makeAnswers({ ...deps, draw, instead, readStored, readWritten });

  async function drawPage({ draw: drawIt }: PageAnswer, visit: Visit): Promise<FreshPage> {
    return (await drawIt(visit)) ?? instead.notFound(visit);
  }

  async function answerOnce(call: PageCall): Promise<Answered> {
    const scene = await setScene(call);
    if (call.draft) return answerTo(call, scene, TO_DRAFTS);
    const owner = ownerOf(scene.snapshot, scene.path);
    const asMember = await admission.asMember(call.site, owner, call.passes);
    const admitting = admission.toPage(call.site, owner, call.passes);
    if (!asMember) return answerTo(call, scene, await admitting);
    // The database is asked who may enter while the page is made for whoever may.
    const [admitted, inside] = await Promise.all([
      admitting,
      onceSent().then(() => answerTo(call, scene, asMember)),
    ]);
    return admitted.copy === asMember.copy ? inside : answerTo(call, scene, admitted);
  }

  async function answerTo(call: PageCall, scene: Scene, admitted: Admission): Promise<Answered> {
    const { site, encoding } = call;
    const { area, lockedPage, isShared } = admitted;
    const visit = {
      ...scene,
      admitted,
      lock: call.lock,
      isForMembers: area !== undefined,
      insideArea: lockedPage === undefined ? area?.id : undefined,
    };
    // Whoever has rights here may have changed something a moment ago.
    const published = <T>(work: () => Promise<T>) =>
      call.visitor || call.draft ? work() : asPublished(site, work);
    const address = await published(() => resolve(visit));
    if (address.kind === 'notFound' && call.missingIn !== undefined) {
      const read = await setScene({ ...call, cameFrom: call.missingIn });
      if (read.snapshot.languages.current !== visit.snapshot.languages.current)
        return { as: 'page', page: await finish(await instead.notFound(read), encoding), isShared: false };
    }
    const answer = answerAt(address, visit);
    switch (answer.as) {
      case 'redirect':
        return answer;
      case 'file': {
        const file = await published(answer.make);
        if (file) return { as: 'file', file, isShared };
        return { as: 'page', page: await finish(await instead.notFound(visit), encoding), isShared };
      }
      case 'page': {
        if (admitted.copy === undefined || !answer.isKept)
          return { as: 'page', page: await finish(await drawPage(answer, visit), encoding), isShared };
        // All that does not exist shares one copy in each language, or wrong addresses would fill the cache.
        const isMissing = address.kind === 'notFound';
        const path = isMissing ? NO_PATH : visit.path;
        const key = insideKey(
          admitted.copy,
          pageKey(site, { ...call, path: isMissing ? visit.snapshot.languages.current : call.path }),
        );
        const shown = [visit.style, address.kind === 'page' ? shownOnPage(visit) : undefined];
        const visitor = {
          ...(call.consent ?? STRANGER),
          overrides: overridesIn(site, call.query, visit.live.trials),
        };
        const variant = shown.map((each) => each?.variant).join(' ');
        const page = await cache.get(key, { site, encoding, visitor, variant }, () =>
          published(() => drawPage(answer, { ...visit, path })),
        );
        return { as: 'page', page, isShared };
      }
    }
  }

  return {
    /** What is at an address, all of one published version. */
    async answer(call: PageCall): Promise<Answered> {
      let { site } = call;
      for (let tries = 1; ; tries += 1) {
        try {
          return await answerOnce({ ...call, site });
        } catch (error) {
          if (!(error instanceof PublishedMeanwhile) || tries === MAX_TRIES) throw error;
          site = await refresh(site);
        }
      }
    },

    /** The lock of a site that is not for this visitor, or a notice. */
    renderInstead: async (request: PageRequest, served: Instead, lock: LockState): Promise<FreshPage> =>
      instead.closed(await setScene(request), served, lock),

    /** The lock of one page, on a site that is open. */
    renderPageLock: async (request: PageRequest, pageId: string, lock: LockState): Promise<FreshPage> =>
      instead.locked(await setScene(request), pageId, lock),

    /** One of the product's own pages, for features that answer with one. */
    renderSpecial: async (
      request: PageRequest,
      { status, pageType, page }: { status: number; pageType: number; page: SpecialPage },
    ): Promise<FreshPage & Pick<SiteInput, 'languages'>> => {
      const scene = await setScene(request);
      const drawn = await draw(scene, { status, pageType, content: special(page) });
      return { ...drawn, languages: scene.snapshot.languages };
    },

    /** The draft of the pop-up over the home page. */
    async renderPopupPreview(site: Site): Promise<FreshPage> {
      const scene = await setScene({ ...POPUP_PREVIEW, site, query: new URLSearchParams() });
      const visit = { ...scene, admitted: TO_DRAFTS, lock: { to: '/', crumb: '' } };
      const answer = answerAt(await resolve(visit), visit);
      return answer.as === 'page' ? drawPage(answer, visit) : instead.notFound(visit);
    },

    renderError: async (request: PageRequest, errorKey: string): Promise<FreshPage> =>
      instead.error(await setScene({ ...request, draft: undefined }), errorKey),
  };
}

export type Pages = ReturnType<typeof makePages>;
