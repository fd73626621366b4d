import { hasPermission, Permission } from '../enumerations/permissions.ts';

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

/** What it takes to read, change and publish documents of a kind. */
const NEEDS: Readonly<Record<DocumentKind, Permission>> = {
  page: Permission.contentManager,
  headerFooter: Permission.contentManager,
  navigation: Permission.contentManager,
  theme: Permission.contentManager,
  settings: Permission.settings,
  form: Permission.contentManager,
  collection: Permission.contentManager,
  item: Permission.contentManager,
  popup: Permission.contentManager,
  translation: Permission.contentManager,
};

export function mayEdit(permissions: readonly number[], kind: DocumentKind): boolean {
  return hasPermission(permissions, NEEDS[kind]);
}
