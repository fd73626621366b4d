import { hasShopQuery } from '#core/commerce/catalogue/shop.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { hasReviewQuery } from '#core/reviews/review-query.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { CollectionFiles } from '../collections/files.ts';
import type { Reading } from '../collections/reading.ts';
import type { SiteSearch } from '../collections/search/search.ts';
import type { Comments } from '../comments/service.ts';
import type { Running } from '../experiments/running.ts';
import type { Members } from '../members/service.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { ShownLetters } from '../newsletter/shown-letters.ts';
import type { ShownReviews } from '../reviews/shown.ts';
import type { Address } from './address.ts';
import { makeCollectionPages } from './collection-pages.ts';
import type { makeInstead } from './instead.ts';
import { makeOwnersPage } from './owners-page.ts';
import { makeDenied } from './denied.ts';
import { makeProductPages } from './product-pages.ts';
import { special, type Draw } from '../drawing/draw.ts';
import type { FreshPage } from './page-cache.ts';
import type { Visit } from '../drawing/scene.ts';
import type { ForSearchEngines } from './search-engines.ts';
import type { ReadStored } from '../drawing/stored-page.ts';
import type { ReadWritten } from './keeping/written-page.ts';

/** Feeds, calendars and what search engines read. */
export interface TextFile {
  type: string;
  body: string;
}

export interface PageAnswer {
  as: 'page';
  /** Whether one copy serves every stranger until something is published. */
  isKept: boolean;
  draw: (visit: Visit) => Promise<FreshPage | undefined>;
}

/** What becomes of an address. Where nothing is drawn or made after all, there is no page. */
export type Answer =
  | PageAnswer
  | { as: 'file'; make: () => Promise<TextFile | undefined> }
  | { as: 'redirect'; to: string; status: number };

type At<Kind extends Address['kind']> = Extract<Address, { kind: Kind }>;

const kept = (draw: PageAnswer['draw'], isKept = true): Answer => ({ as: 'page', isKept, draw });
const passing = (draw: PageAnswer['draw']): Answer => kept(draw, false);
const file = (make: () => Promise<TextFile | undefined>): Answer => ({ as: 'file', make });

/** Says of every kind of address what is drawn there, whether it is kept, and where it leads. */
export function makeAnswers(deps: {
  bundle: Bundle;
  draw: Draw;
  readStored: ReadStored;
  readWritten: ReadWritten;
  instead: ReturnType<typeof makeInstead>;
  reading: Reading;
  catalogue: Catalogue;
  shownReviews: ShownReviews;
  shownLetters: Pick<ShownLetters, 'find'>;
  comments: Comments;
  files: CollectionFiles;
  forSearchEngines: ForSearchEngines;
  running: Running;
  members: Members;
  /** Finds what is live and open to everybody. */
  search: SiteSearch['find'];
}) {
  const { draw, readStored, instead, files, forSearchEngines } = deps;
  const ownersPage = makeOwnersPage(deps);
  const collections = makeCollectionPages(deps);
  const products = makeProductPages(deps);
  const denied = makeDenied(deps);

  async function results(visit: Visit): Promise<FreshPage> {
    await readStored(visit);
    const found = await deps.search(visit.site, visit.query.get('q') ?? '', visit.snapshot.languages.current);
    if (found.query !== '') visit.onSearched?.(found.query, found.results.length);
    return draw(visit, {
      content: special({ name: 'search', ...found }),
      pageType: PageKind.search,
      isIndexable: visit.admitted.isIndexable,
    });
  }

  async function letter(visit: Visit, { id }: At<'letter'>): Promise<FreshPage | undefined> {
    const found = await deps.shownLetters.find(visit.site.id, id, visit.admitted.area?.id);
    if (!found) return undefined;
    await readStored(visit);
    return draw(visit, {
      content: special({ name: 'letter', letter: found }),
      pageType: PageKind.page,
      isIndexable: visit.admitted.isIndexable,
    });
  }

  async function notFound(visit: Visit): Promise<FreshPage> {
    await readStored(visit);
    return instead.notFound(visit);
  }

  async function locked(visit: Visit, { id, behind }: At<'locked'>): Promise<FreshPage> {
    const { lock, admitted } = visit;
    return admitted.area ? denied(visit, admitted.area, behind) : instead.locked(visit, id, lock);
  }

  return function answerTo(address: Address, visit: Visit): Answer {
    switch (address.kind) {
      case 'page':
        return kept(ownersPage, !asksShop(visit));
      case 'list':
        // What is on next changes by itself.
        return kept(
          (to) => collections.list(to, address),
          address.place.collection.collection.kind !== 'events',
        );
      case 'calendar':
        return passing((to) => collections.calendar(to, address));
      case 'item':
        return kept((to) => collections.item(to, address));
      case 'feed':
        return file(() => files.feed(visit, address.place));
      case 'itemCalendar':
        return file(() => files.itemCalendar(visit, address.place));
      case 'shop':
        return kept((to) => products.shop(to), !asksShop(visit));
      case 'product':
        return kept((to) => products.product(to, address), !hasReviewQuery(visit.query));
      case 'letter':
        return kept((to) => letter(to, address));
      case 'search':
        // Words nobody else may ever use.
        return passing(results);
      case 'robots':
        return file(() => forSearchEngines.robots(visit));
      case 'sitemap':
        return file(() => forSearchEngines.sitemap(visit, address));
      case 'redirect':
        return { as: 'redirect', to: address.to, status: address.status };
      case 'closed':
        return passing((to) => instead.closed(to, address.served, to.lock));
      case 'locked':
        return passing((to) => locked(to, address));
      case 'notFound':
        return kept(notFound);
    }
  };
}

/** Only the shop's own address listens to its query. */
const asksShop = ({ path, query }: Visit): boolean => path === DEFAULT_SHOP_PATH && hasShopQuery(query);
