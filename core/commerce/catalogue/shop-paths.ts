/** Where the shop of every site is. */
export const DEFAULT_SHOP_PATH = '/shop';

const PRODUCT = new RegExp(`^${DEFAULT_SHOP_PATH}/([a-z0-9-]+)$`);

/** Where a product is shown. */
export function productPath(slug: string): string {
  return `${DEFAULT_SHOP_PATH}/${slug}`;
}

/** The slug in the address of a product; nothing for any other address. */
export function productSlugIn(path: string): string | undefined {
  return PRODUCT.exec(path)?.[1];
}
