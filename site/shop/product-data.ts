import { effectivePrice, isInStock } from '#core/commerce/catalogue/product.ts';
import type { ShopProduct } from '#core/commerce/catalogue/shop.ts';
import { moneyOf } from '#core/commerce/cart/cart.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import { renditionUrl } from '#core/images/images.ts';

/** Enough for search engines; the page has the others. */
const MAX_REVIEWS_TOLD = 5;

/** A product as search engines read it. */
export function productData(
  product: ShopProduct,
  page: {
    baseUrl: string;
    /** Of its page. */
    url: string;
    currency: CurrencyCode;
    name: string;
    description: string;
    reviews: ReviewList | null;
  },
) {
  const { baseUrl, url, currency, reviews } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.name,
    description: page.description,
    url,
    image: product.images.map(({ src }) => baseUrl + renditionUrl(src, 1500)),
    ...(reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.summary.average,
        reviewCount: reviews.summary.count,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.reviews.slice(0, MAX_REVIEWS_TOLD).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.name },
        datePublished: review.at.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        ...(review.text !== '' && { reviewBody: review.text }),
      })),
    }),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      price: moneyOf(effectivePrice(variant), currency).value,
      priceCurrency: currency,
      availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
      url,
    })),
  };
}
