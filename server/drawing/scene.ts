import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { VisitorConsent } from '#core/consent/policies.ts';
import { DRAFT_LANGUAGE_PARAMETER, versionOf, type DraftView } from '#core/editing/draft-view.ts';
import type { Here } from '#core/domains/language-domains.ts';
import { chainOf, languageAt, languagesAt, originHere } from '#core/languages/site-languages.ts';
import type { LockForm, SiteInput } from '#site/page-input.ts';
import type { Shelf } from '../collections/places.ts';
import type { DraftContent, DraftSite } from '../content/drafts.ts';
import type { Site, Visitor } from '../http/context.ts';
import { shownStyle, type Shown } from '../experiments/of-visit.ts';
import type { Admission } from '../serving/admission.ts';
import type { Snapshot, Snapshots } from '../serving/snapshots.ts';
import { speechIn } from '../languages/in-language.ts';
import { PublishedMeanwhile } from './published-meanwhile.ts';

export interface PageRequest {
  site: Site;
  path: string;
  query: URLSearchParams;
  visitor: Visitor | undefined;
  /** At the domain of which language it was asked for. */
  here?: Here;
  /** For what has one address in all languages, empty for the site's own; without it, the address says which. */
  language?: string | undefined;
  /** The same, as the address of a page in that language; see `pathCameFrom`. */
  cameFrom?: string | undefined;
  /** The same for what is not there, at an address that is there once for all languages. */
  missingIn?: string;
  /** Without the owner's own code: in frames, in drafts, and where somebody who works on the site asks for it. */
  isWithoutCode: boolean;
  /** What this visitor has agreed to; without it nothing. */
  consent?: VisitorConsent;
  /** Whose style of the site it is while several are compared, on pages that ask nothing else about consent. */
  styleFor?: VisitorConsent;
  /** Set for those who may see the drafts. */
  draft?: DraftView | undefined;
  isPopupPreview?: boolean;
  /** Hears of words that were searched for, and how much was found. */
  onSearched?: (words: string, found: number) => void;
}

/** What a lock's form needs besides the password. */
export type LockState = Pick<LockForm, 'to' | 'problem' | 'crumb'>;

/** A request, and the site as whoever made it gets it: what pages are drawn from. */
export interface Scene extends PageRequest {
  /** Of the page, whatever its language; the address says both. */
  path: string;
  address: string;
  /** In the language that was asked for. */
  snapshot: SiteInput;
  /** What is published, also where drafts are shown. */
  live: Snapshot;
  /** The page at this address, read in one moment with all other drafts. */
  drafted: DraftSite['page'];
  /** Collections as this visitor may read them: what needs a password is named nowhere else. */
  shelf: Shelf;
  /** Which style it is drawn in, while several are compared. */
  style?: Shown | undefined;
  isForMembers?: boolean;
  /** The member area it stands in, for somebody who may enter. */
  insideArea?: string | undefined;
}

/** A scene, and what of it is for this visitor. */
export interface Visit extends Scene {
  admitted: Admission;
  lock: LockState;
}

export function makeScenes(deps: { snapshots: Snapshots; drafts: DraftContent }) {
  const { snapshots, drafts } = deps;

  /** In the language that was asked for; what is edited is what was written, unless it says a language itself. */
  async function read(request: PageRequest): Promise<Pick<Scene, 'snapshot' | 'live' | 'drafted' | 'path'>> {
    const { site, query, visitor, draft } = request;
    const live = await snapshots.of(site);
    const known = languagesAt(live.languages, request.here);
    const { source } = known;
    const edited = query.get(DRAFT_LANGUAGE_PARAMETER) ?? source;
    const came =
      request.cameFrom === undefined ? undefined : languageAt(live.languages, request.cameFrom).language;
    const read = request.language === '' ? source : (request.language ?? came);
    const asked = draft === 'edit' ? (live.languages.all.includes(edited) ? edited : source) : read;
    const languages =
      draft === undefined || draft === 'edit'
        ? known
        : { ...known, addresses: await drafts.addressBook(site.id, known) };
    const { language, path } =
      asked !== undefined && live.languages.all.includes(asked)
        ? { language: asked, path: request.path }
        : languageAt(languages, request.path);
    if (!draft) {
      const snapshot = language === source ? live : await snapshots.of(site, language);
      if (snapshot.version !== live.version) throw new PublishedMeanwhile();
      return { snapshot, live, drafted: undefined, path };
    }
    const { page, ...shared } = await drafts.read(site.id, path, {
      version: isContributor(visitor) ? versionOf(query) : undefined,
      languages: chainOf(live.languages, language),
    });
    return { snapshot: await snapshots.assemble(site, shared, language), live, drafted: page, path };
  }

  return async function setScene(request: PageRequest): Promise<Scene> {
    const { site, draft, visitor } = request;
    const { snapshot: asWritten, live, drafted, path } = await read(request);
    const style = shownStyle(request, live);
    const look = style && live.styles.get(style.variant);
    const snapshot = atHost(look ? { ...asWritten, ...look } : asWritten, request.here);
    const isDraft = draft !== undefined;
    const shelf = {
      siteId: site.id,
      collections: isDraft
        ? snapshot.collections
        : snapshot.collections.filter(({ id }) => !live.locks.has(id)),
      timeZone: snapshot.settings.site.timezone,
      isDraft,
      speech: speechIn(snapshot.languages, snapshot.languages.current),
      isInsider: isInsider(visitor),
    };
    return { ...request, path, address: request.path, snapshot, live, drafted, shelf, style };
  };
}

/** A site as it is at the host that was asked. */
function atHost(snapshot: SiteInput, here: Here): SiteInput {
  if (!snapshot.languages.domains) return snapshot;
  const languages = languagesAt(snapshot.languages, here);
  return { ...snapshot, languages, baseUrl: originHere(languages) ?? snapshot.baseUrl };
}

export function isContributor(visitor: Visitor | undefined): boolean {
  return visitor?.permissions.some((id) => id > 0) ?? false;
}

/** Viewers are asked to look at what is not for everybody, and may do nothing else. */
function isInsider(visitor: Visitor | undefined): boolean {
  return isContributor(visitor) || (visitor?.roles.includes(ContributorRole.viewer) ?? false);
}
