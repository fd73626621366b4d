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

    /** To a page or a collection, by its id; empty for what has no password of its own. */
    async toPage(site: Site, id: string, passes: Passes): Promise<Admission> {
      const { isOpen, isIndexable: isListed, viewer, served } = await toSite(site, passes);
      const key = (await snapshots.of(site)).locks.get(id);
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

/** What stands in place of a site's own pages. */
export type Instead = Exclude<Served, 'site' | 'frontPage'>;

/** The owner's own pages, in contrast to what stands in their place. */
export function isContent(served: Served): served is Exclude<Served, Instead> {
  return served === 'site' || served === 'frontPage';
}
