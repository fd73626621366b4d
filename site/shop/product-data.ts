import { effectivePrice, isInStock } from '#core/commerce/catalogue/product.ts';
import type { ShopProduct } from '#core/commerce/catalogue/shop.ts';
import { moneyOf } from '#core/commerce/cart/cart.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import { renditionUrl } from '#core/images/images.ts';

/** A product as search engines read it. */
export function productData(
  product: ShopProduct,
  page: { baseUrl: string; currency: CurrencyCode; name: string; description: string },
) {
  const { baseUrl, currency } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.name,
    description: page.description,
    url: baseUrl + product.url,
    image: product.images.map(({ src }) => baseUrl + renditionUrl(src, 1500)),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      price: moneyOf(effectivePrice(variant), currency).value,
      priceCurrency: currency,
      availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
      url: baseUrl + product.url,
    })),
  };
}
