import { hasAny, Permission } from '../enumerations/permissions.ts';
import { NEEDS_OF_ANY_SETTINGS, needsOfSettings } from '../settings/needs.ts';

/** What an owner writes. Each is a document with immutable revisions; draft and live are pointers. */
export const DOCUMENT_KINDS = [
  'page',
  'headerFooter',
  'navigation',
  'theme',
  'settings',
  'form',
  'collection',
  'item',
  'popup',
  'translation',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Documents with an address among the pages of the site. */
export const hasPath = (kind: DocumentKind): boolean => kind === 'page' || kind === 'collection';

/** Of which kind, and which one, where a site has several that are told apart by a name. */
export interface Which {
  kind: DocumentKind;
  key: string | null;
}

const CONTENT = [Permission.contentManager];

/** Whether somebody may read, change and publish it. */
export function mayEdit(permissions: readonly number[], { kind, key }: Which): boolean {
  return hasAny(permissions, kind === 'settings' ? needsOfSettings(key) : CONTENT);
}

/** Whether there may be any of this kind that somebody may edit. */
export function mayList(permissions: readonly number[], kind: DocumentKind): boolean {
  return hasAny(permissions, kind === 'settings' ? NEEDS_OF_ANY_SETTINGS : CONTENT);
}

const NAMED_BY_PRODUCT: readonly DocumentKind[] = [
  'headerFooter',
  'navigation',
  'theme',
  'settings',
  'popup',
  'translation',
];

/** Whether documents of a kind are called what the product calls them, and not what their owner does. */
export const isNamedByProduct = (kind: DocumentKind): boolean => NAMED_BY_PRODUCT.includes(kind);
