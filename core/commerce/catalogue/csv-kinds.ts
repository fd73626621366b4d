/** Apart from what reads the files: every screen knows what may be wrong with one, and few read them. */
export const CSV_KINDS = ['shopify', 'woocommerce'] as const;
export type CsvKind = (typeof CSV_KINDS)[number];
export const CSV_NAMES: Readonly<Record<CsvKind, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};
export const NOT_A_PRODUCT_FILE =
  'This isn’t a product export from Shopify or WooCommerce. Export your products there as CSV.';
