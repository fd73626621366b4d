import { isIndexable, servedTo, type Served, type Viewer } from '#core/access/site-access.ts';
import type { Access } from '../access/service.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Members } from '../members/service.ts';
import type { Snapshots } from './snapshots.ts';

/** What came with a request that may open something. */
export interface Passes {
  visitor: Visitor | undefined;
  sitePass: string | undefined;
  /** Of a customer who is logged in; empty for all others. */
  customerToken: string;
  pagePass: (pageId: string) => string | undefined;
}

/** What somebody may see of a page, decided before anything is drawn. */
export interface Admission {
  served: Served;
  viewer: Viewer;
  /** The page's id while its password or a membership is missing. */
  lockedPage: string | undefined;
  /** Set for what is for members. */
  area: { id: string; isLoggedIn: boolean } | undefined;
  /** Every stranger gets the same, so one copy may be kept for all. */
  isShared: boolean;
  /**
   * Whoever has the same here is shown the same page, and one copy serves them: nothing for strangers, else how they
   * were let in. Undefined for accounts, whose pages are theirs alone.
   */
  copy: string | undefined;
  isIndexable: boolean;
}

/** Whoever is shown drafts was let in by a role or a preview link, whatever visitors may see. */
export const TO_DRAFTS: Admission = {
  served: 'site',
  viewer: 'contributor',
  lockedPage: undefined,
  area: undefined,
  isShared: false,
  copy: undefined,
  isIndexable: false,
};

export function makeAdmission(deps: { access: Access; members: Members; snapshots: Snapshots }) {
  const { access, members, snapshots } = deps;

  async function toSite(site: Site, { visitor, sitePass }: Pick<Passes, 'visitor' | 'sitePass'>) {
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

  const lockOf = async (site: Site, id: string) => (await snapshots.of(site)).locks.get(id);

  async function admit(
    site: Site,
    id: string,
    { passes, member }: { passes: Passes; member: { mayEnter: boolean; isLoggedIn: boolean } | undefined },
  ): Promise<Admission> {
    const { isOpen, isIndexable: isListed, viewer, served } = await toSite(site, passes);
    const lock = await lockOf(site, id);
    const areaId = areaOf(lock);
    const isUnlocked =
      lock === undefined ||
      viewer === 'contributor' ||
      (lock.by === 'password'
        ? access.mayReadPage(site.id, id, lock.key, passes.pagePass(id))
        : member?.mayEnter === true);
    const isShared = isOpen && lock === undefined && !passes.visitor;
    const letIn = [served, lock?.by, areaId, isListed && lock === undefined ? 'listed' : 'unlisted'].join(
      ' ',
    );
    return {
      served,
      viewer,
      lockedPage: isUnlocked ? undefined : id,
      area: areaId === undefined ? undefined : { id: areaId, isLoggedIn: member?.isLoggedIn === true },
      isShared,
      copy: passes.visitor || !isUnlocked ? undefined : isShared ? '' : letIn,
      isIndexable: isListed && lock === undefined,
    };
  }

  return {
    toSite,

    /** To a page or a collection, by its id; empty for what has no password of its own. */
    async toPage(site: Site, id: string, passes: Passes): Promise<Admission> {
      const areaId = areaOf(await lockOf(site, id));
      const member =
        areaId === undefined ? undefined : await members.enter(site.id, areaId, passes.customerToken);
      return admit(site, id, { passes, member });
    },

    /** How a customer would be let in who may enter, whether or not this one may. Nothing where nobody says to be one. */
    async asMember(site: Site, id: string, passes: Passes): Promise<Admission | undefined> {
      if (passes.visitor || passes.customerToken === '') return undefined;
      if (areaOf(await lockOf(site, id)) === undefined) return undefined;
      return admit(site, id, { passes, member: { mayEnter: true, isLoggedIn: true } });
    },
  };
}

type Lock = ReturnType<Awaited<ReturnType<Snapshots['of']>>['locks']['get']>;

const areaOf = (lock: Lock): string | undefined => (lock?.by === 'members' ? lock.areaId : undefined);

export type SiteAdmission = ReturnType<typeof makeAdmission>;

/** What stands in place of a site's own pages. */
export type Instead = Exclude<Served, 'site' | 'frontPage'>;

/** The owner's own pages, in contrast to what stands in their place. */
export function isContent(served: Served): served is Exclude<Served, Instead> {
  return served === 'site' || served === 'frontPage';
}
