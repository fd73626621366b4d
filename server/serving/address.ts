import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import { mayAskForPart, placeIn, type CollectionAddress } from '#core/collections/address.ts';
import { letterIdIn } from '#core/newsletter/shown-letter.ts';
import { hasReviewQuery } from '#core/reviews/review-query.ts';
import { DEFAULT_SHOP_PATH, productSlugIn } from '#core/commerce/catalogue/shop-paths.ts';
import { isInEveryLanguage, SEARCH_PATH } from '#core/languages/own-address.ts';
import {
  addressIn,
  bareLanguage,
  languageAt,
  movedIn,
  withoutLanguage,
} from '#core/languages/site-languages.ts';
import type { Target } from '#core/settings/redirects.ts';
import type { SiteInput } from '#site/page-input.ts';
import { partOf, placeOf, type Place } from '../collections/places.ts';
import type { Reading } from '../collections/reading.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { isContent, type Instead } from './admission.ts';
import type { Visit } from '../drawing/scene.ts';

type PlaceOf<What extends CollectionAddress['what']> = Place<Extract<CollectionAddress, { what: What }>>;

/** Everything an address of a site can be. `answers.ts` says of each what becomes of it. */
export type Address =
  /** A page its owner wrote. */
  | { kind: 'page' }
  | { kind: 'list'; place: PlaceOf<'list' | 'past'> }
  /** A month of events. */
  | { kind: 'calendar'; place: PlaceOf<'calendar'> }
  | { kind: 'item'; place: PlaceOf<'item'> }
  | { kind: 'feed'; place: PlaceOf<'feed'> }
  /** An event as a file for the calendar of a visitor. */
  | { kind: 'itemCalendar'; place: PlaceOf<'itemCalendar'> }
  /** All products, where the owner has made no page for them. */
  | { kind: 'shop' }
  | { kind: 'product'; slug: string }
  /** An email to a mailing list, in the archive. */
  | { kind: 'letter'; id: string }
  | { kind: 'search' }
  | { kind: 'robots' }
  /** One map for search engines, or one of several. */
  | { kind: 'sitemap'; number: number | undefined }
  | ({ kind: 'redirect' } & Target)
  /** The site is not for this visitor; what they see of it in its place. */
  | { kind: 'closed'; served: Instead }
  /** A page or collection that wants a password or a membership first, and what is behind it. */
  | { kind: 'locked'; id: string; behind: Address | undefined }
  | { kind: 'notFound' };

const SITEMAP = /^\/sitemap(?:-(\d{1,4}))?\.xml$/;

/** Decides what an address is, once for each request. */
export function makeResolve(deps: { reading: Reading; catalogue: Catalogue }) {
  const { reading, catalogue } = deps;

  async function inCollection({ shelf }: Visit, place: Place): Promise<Address | undefined> {
    const { collection, address } = place;
    switch (address.what) {
      case 'list':
      case 'past': {
        const list = { collection, address };
        return (await reading.hasList(shelf, list)) ? { kind: 'list', place: list } : undefined;
      }
      case 'calendar':
        return { kind: 'calendar', place: { collection, address } };
      case 'item':
        return (await reading.hasItem(shelf, collection, address.slug))
          ? { kind: 'item', place: { collection, address } }
          : undefined;
      // Files are of what is published.
      case 'feed':
        return shelf.isDraft ? undefined : { kind: 'feed', place: { collection, address } };
      case 'itemCalendar':
        return shelf.isDraft ? undefined : { kind: 'itemCalendar', place: { collection, address } };
    }
  }

  async function inShop({ site, path }: Visit): Promise<Address | undefined> {
    const slug = productSlugIn(path);
    if (slug !== undefined && (await catalogue.isShown(site.id, slug))) return { kind: 'product', slug };
    return path === DEFAULT_SHOP_PATH ? { kind: 'shop' } : undefined;
  }

  /** What the owner has put at an address. */
  async function content(visit: Visit): Promise<Address | undefined> {
    const { path, snapshot } = visit;
    if (path === SEARCH_PATH) return { kind: 'search' };
    if (isPage(snapshot, path)) return { kind: 'page' };
    const letter = letterIdIn(path);
    if (letter !== undefined) return { kind: 'letter', id: letter };
    const place = placeOf(snapshot.collections, path);
    return (place && (await inCollection(visit, place))) ?? inShop(visit);
  }

  /** Addresses are written in lower case; who types a name begins it with a capital. */
  async function lowerCased(visit: Visit): Promise<string | undefined> {
    const lower = visit.address.replaceAll(/%[0-9A-F]{2}|[A-Z]/g, (part) =>
      part.startsWith('%') ? part : part.toLowerCase(),
    );
    const { path } = languageAt(visit.snapshot.languages, lower);
    if (path === visit.path) return undefined;
    // Whether something is behind a lock is not to be learned here either.
    const isLocked = visit.live.locks.has(ownerOf(visit.snapshot, path));
    return isLocked || (await content({ ...visit, path })) ? path : undefined;
  }

  /** Where an item is now that used to be here. */
  async function movedItem({ path, snapshot, shelf }: Visit): Promise<string | undefined> {
    const { collection, address } = placeOf(snapshot.collections, path) ?? {};
    return address?.what === 'item' && collection
      ? reading.movedTo(shelf, collection, address.slug)
      : undefined;
  }

  /**
   * Whether rules lead from here back to where somebody has been. Circles of rules are refused when they are saved;
   * /de/old and /old are two addresses there, and one at the domain of German.
   */
  async function isCircle(visit: Visit, to: string): Promise<boolean> {
    const { live, snapshot } = visit;
    const { languages } = snapshot;
    const seen = new Set([`${languages.current} ${visit.path.toLowerCase()}`]);
    for (let next: string | undefined = to; next !== undefined;) {
      const [address] = /^\/(?!\/)[^?#]*/.exec(inSameLanguage(snapshot, next)) ?? [];
      if (address === undefined) return false;
      const { language, path } = languageAt(languages, address);
      const place = `${language} ${path.toLowerCase()}`;
      if (seen.has(place)) return true;
      seen.add(place);
      next = live.redirectOf(path, '', language === languages.default ? '' : language)?.to;
      if (next !== undefined && (await isOwners({ ...visit, path }))) return false;
    }
    return false;
  }

  async function isOwners(visit: Visit): Promise<boolean> {
    const found = await content(visit);
    return isTaken(visit.snapshot, visit.path) || (found !== undefined && !GIVES_WAY.includes(found.kind));
  }

  /** Where an address leads at which nothing is: as the owner says, else to what used to be there. */
  async function elsewhere(visit: Visit): Promise<Address | undefined> {
    const { path, query, live, admitted, snapshot } = visit;
    const search = query.size === 0 ? '' : `?${query}`;
    const { current, default: main } = snapshot.languages;
    const told = live.redirectOf(path, search, current === main ? '' : current);
    if (told && !(await isCircle(visit, told.to))) return { kind: 'redirect', ...told };
    const moved =
      live.formerPaths.get(path) ??
      movedName(visit) ??
      // What is in a locked collection is not told by where it has gone.
      (admitted.lockedPage === undefined
        ? ((await movedItem(visit)) ?? (await lowerCased(visit)))
        : undefined);
    return moved === undefined ? undefined : { kind: 'redirect', to: moved + search, status: 301 };
  }

  async function find(visit: Visit): Promise<Address> {
    const { path, query, admitted, snapshot } = visit;
    const { served, lockedPage } = admitted;
    const { languages } = snapshot;
    const search = query.size === 0 ? '' : `?${query}`;
    const forRobots = addressForRobots(visit.address);
    if (forRobots) return forRobots;
    if (!isContent(served)) return { kind: 'closed', served };
    // What is edited has no language in front of it.
    const one = visit.draft === 'edit' ? path : addressIn(languages, languages.current, path);
    if (one !== visit.address) return { kind: 'redirect', to: one + search, status: 301 };
    if (served === 'frontPage' && path !== '/') return { kind: 'redirect', to: '/', status: 302 };
    // Drafts stay where they are, so that what is written there can be looked at before it is published.
    const mayLeave = served === 'site' && !visit.draft;
    const part = mayLeave ? partOf(snapshot.collections, { path, query }) : undefined;
    if (part !== undefined) return { kind: 'redirect', to: part, status: 302 };
    if (path === SHORT_ACCOUNT_PATH) return { kind: 'redirect', to: ACCOUNT_PATH, status: 302 };
    const found = await content(visit);
    const isOwners = found !== undefined && !GIVES_WAY.includes(found.kind);
    const target = isOwners || !mayLeave || isTaken(snapshot, path) ? undefined : await elsewhere(visit);
    if (target) return target;
    if (lockedPage !== undefined) return { kind: 'locked', id: lockedPage, behind: found };
    // What belongs to a visitor is there once.
    const isOnce = languages.current !== bareLanguage(languages) && !isInEveryLanguage(snapshot, path);
    if (found && isOnce) return { kind: 'redirect', to: path + search, status: 302 };
    return found ?? { kind: 'notFound' };
  }

  return async function resolve(visit: Visit): Promise<Address> {
    const address = await find(visit);
    return address.kind === 'redirect'
      ? { ...address, to: inSameLanguage(visit.snapshot, address.to) }
      : address;
  };
}

/** Who reads a language is led on in it, unless the address says another; either way at once to where it is. */
function inSameLanguage({ languages, pages, collections }: SiteInput, to: string): string {
  const { current } = languages;
  const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(to) ?? [];
  const named = languageAt(languages, path);
  const isNamed = named.language !== bareLanguage(languages) || named.path !== path;
  return path !== '' && isInEveryLanguage({ pages, collections }, named.path)
    ? addressIn(languages, isNamed ? named.language : current, named.path) + rest
    : to;
}

/** Where something is that a language called so before; what is locked is not told by it. */
function movedName({ address, path, snapshot, live }: Visit): string | undefined {
  const found = movedIn(snapshot.languages, address);
  return found === undefined || found === path || live.locks.has(ownerOf(snapshot, found))
    ? undefined
    : found;
}

/** What people type to get to their account. */
const SHORT_ACCOUNT_PATH = '/account';

/** What the product puts at an address by itself gives way to a redirect of the owner's. */
const GIVES_WAY: readonly Address['kind'][] = ['letter', 'feed', 'itemCalendar', 'shop', 'product'];

const isTaken = ({ pages }: SiteInput, path: string): boolean => pages.some((page) => page.path === path);

/** Collections stand among the pages, with lists at their addresses. */
const isPage = (snapshot: SiteInput, path: string): boolean =>
  isTaken(snapshot, path) && !snapshot.collections.some((collection) => collection.path === path);

/** The page, collection or email an address belongs to: its password guards all that lies below it. */
export function ownerOf({ pages, collections }: SiteInput, path: string): string {
  return (
    pages.find((page) => page.path === path)?.id ??
    letterIdIn(path) ??
    placeIn(collections, path)?.collection.id ??
    ''
  );
}

function addressForRobots(path: string): Address | undefined {
  if (path === '/robots.txt') return { kind: 'robots' };
  const map = SITEMAP.exec(path);
  return map ? { kind: 'sitemap', number: map[1] === undefined ? undefined : Number(map[1]) } : undefined;
}

/** Whether a query can make another address of a path; most change nothing. */
export function isQueryHeard(address: string, search: string): boolean {
  const path = withoutLanguage(address);
  return (
    mayAskForPart(search) ||
    path === DEFAULT_SHOP_PATH ||
    (path.startsWith(`${DEFAULT_SHOP_PATH}/`) && hasReviewQuery(new URLSearchParams(search)))
  );
}
