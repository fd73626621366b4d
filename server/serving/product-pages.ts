import { hasShopQuery, readShopQuery } from '#core/commerce/catalogue/shop.ts';
import { readReviewQuery } from '#core/reviews/review-query.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { ShopPage } from '#site/page-input.ts';
import type { ShownReviews } from '../reviews/shown.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { special, type Draw } from '../drawing/draw.ts';
import type { FreshPage } from './page-cache.ts';
import type { Visit } from '../drawing/scene.ts';
import type { ReadStored } from '../drawing/stored-page.ts';

/** All products where the owner has made no page for them, and the pages of single ones. */
export function makeProductPages(deps: {
  draw: Draw;
  readStored: ReadStored;
  catalogue: Catalogue;
  shownReviews: ShownReviews;
}) {
  const { draw, readStored, catalogue, shownReviews } = deps;

  async function drawShop(visit: Visit, page: ShopPage, pageType: number): Promise<FreshPage> {
    await readStored(visit);
    return draw(visit, { content: special(page), pageType, isIndexable: visit.admitted.isIndexable });
  }

  return {
    /** Nothing where nothing was ever for sale: such a site has no shop. */
    async shop(visit: Visit): Promise<FreshPage | undefined> {
      const { shelf, query, snapshot } = visit;
      const asked = readShopQuery(query, snapshot.settings.store.storeCurrency);
      const list = await catalogue.list(shelf, asked);
      const isShop = list.products.length > 0 || hasShopQuery(query);
      return isShop ? drawShop(visit, { name: 'shop', list }, PageKind.collection) : undefined;
    },

    async product(visit: Visit, { slug }: { slug: string }): Promise<FreshPage | undefined> {
      const { site, shelf, query, snapshot } = visit;
      const product = await catalogue.product(shelf, { slug });
      if (!product) return undefined;
      const isReviewed = snapshot.settings.reviews.reviewsEnabled && product.ratingCount > 0;
      const reviews = isReviewed ? await shownReviews.of(site.id, product.id, readReviewQuery(query)) : null;
      return drawShop(visit, { name: 'product', product, reviews }, PageKind.item);
    },
  };
}
