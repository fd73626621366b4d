import { placeIn } from '#core/collections/address.ts';
import { isIndexable, servedTo, type Served, type Viewer } from '#core/access/site-access.ts';
import type { Access } from '../access/service.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Snapshots } from './snapshots.ts';

/** What came with a request that may open something. */
export interface Passes {
  visitor: Visitor | undefined;
  sitePass: string | undefined;
  pagePass: (pageId: string) => string | undefined;
}

/** What somebody may see of a page, decided before anything is drawn. */
export interface Admission {
  served: Served;
  viewer: Viewer;
  /** The page's id while its password is missing. */
  lockedPage: string | undefined;
  /** Every stranger gets the same, so one copy may be kept for all. */
  isShared: boolean;
  isIndexable: boolean;
}

/** Whoever is shown drafts was let in by a role or a preview link, whatever visitors may see. */
export const TO_DRAFTS: Admission = {
  served: 'site',
  viewer: 'contributor',
  lockedPage: undefined,
  isShared: false,
  isIndexable: false,
};

export function makeAdmission(deps: { access: Access; snapshots: Snapshots }) {
  const { access, snapshots } = deps;

  async function toSite(site: Site, { visitor, sitePass }: Omit<Passes, 'pagePass'>) {
    const { settings } = await snapshots.of(site);
    const facts = access.factsOf(site, settings.access.visibility);
    const viewer = access.viewerOf(site, visitor, sitePass);
    const served = servedTo(viewer, facts);
    return {
      viewer,
      served,
      isOpen: served === servedTo('stranger', facts) && isContent(served),
      isIndexable: isIndexable(facts),
    };
  }

  return {
    toSite,

    async toPage(site: Site, path: string, passes: Passes): Promise<Admission> {
      const { isOpen, isIndexable: isListed, viewer, served } = await toSite(site, passes);
      const { pages, locks, collections } = await snapshots.of(site);
      // The password of a collection guards all its items.
      const id =
        pages.find((page) => page.path === path)?.id ?? placeIn(collections, path)?.collection.id ?? '';
      const key = locks.get(id);
      const isUnlocked =
        key === undefined ||
        viewer === 'contributor' ||
        access.mayReadPage(site.id, id, key, passes.pagePass(id));
      return {
        served,
        viewer,
        lockedPage: isUnlocked ? undefined : id,
        isShared: isOpen && key === undefined && !passes.visitor,
        isIndexable: isListed && key === undefined,
      };
    },
  };
}

export type SiteAdmission = ReturnType<typeof makeAdmission>;

/** The owner's own pages, in contrast to what stands in their place. */
export function isContent(served: Served): boolean {
  return served === 'site' || served === 'frontPage';
}
