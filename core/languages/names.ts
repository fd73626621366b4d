import type { DocumentKind } from '../content/kinds.ts';

/** What can be translated so far; everything else is the same in all languages. */
const TRANSLATED: readonly DocumentKind[] = [
  'page',
  'headerFooter',
  'navigation',
  'popup',
  'collection',
  'item',
  'form',
];

/** What is kept in tables of its own and translated like documents. */
export const TRANSLATED_GOODS = [
  'product',
  'categories',
  'productTags',
  'discounts',
  'terms',
  'donationPage',
  'memberArea',
  'mailingList',
  'letter',
] as const;
export type TranslatedKind = DocumentKind | (typeof TRANSLATED_GOODS)[number];

/** What translations call the categories of the shop, of which a site has one tree. */
export const CATEGORIES_NAME = 'shop.categories';
/** And its discounts. */
export const DISCOUNTS_NAME = 'shop.discounts';
/** And the tags of its products. */
export const PRODUCT_TAGS_NAME = 'shop.tags';
/** And the tags and categories of all items: what is called the same in two collections is said the same. */
export const TERMS_NAME = 'items.terms';

export interface NamedDocument {
  id: string;
  kind: DocumentKind;
  key: string | null;
}

/** Settings with words that visitors read. */
const TRANSLATED_SETTINGS = [
  'site',
  'access',
  'business',
  'cookies',
  'mobileInfoBar',
  'store',
  'shipping',
  'taxes',
  'orderMails',
];

export const isTranslatable = ({ kind, key }: Pick<NamedDocument, 'kind' | 'key'>): boolean =>
  TRANSLATED.includes(kind) || (kind === 'settings' && key !== null && TRANSLATED_SETTINGS.includes(key));

/** What a translation calls its document: what a site has one of is found by its key, on a copy of the site too. */
export const documentName = ({ id, kind, key }: NamedDocument): string =>
  key === null ? id : `${kind}.${key}`;

/** The key of the document that holds a translation. */
export const translationKey = (of: string, language: string): string => `${of}@${language}`;
