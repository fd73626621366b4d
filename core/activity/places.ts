import { DOCUMENT_KINDS, type DocumentKind } from '../content/kinds.ts';
import { Permission } from '../enumerations/permissions.ts';
import { textOf, type Detail } from './pieces.ts';

export interface ThingLink {
  to: string;
  /** Who cannot go there is shown no link. */
  needs: number;
}

const DOCUMENT_PLACES: Record<DocumentKind, (id: string) => string> = {
  page: (id) => `/pages/${id}`,
  headerFooter: () => '/design',
  theme: () => '/design',
  navigation: () => '/navigation',
  settings: () => '/settings',
  form: (id) => `/forms/${id}`,
  collection: (id) => `/collections/${id}`,
  item: (id) => `/collections/items/${id}`,
  popup: () => '/marketing/popup',
  translation: () => '/translations',
};

/** Where in the admin the thing is that an entry is about. */
export function placeOfThing(action: string, detail: Detail): ThingLink | undefined {
  const [kind] = action.split('.');
  if (kind === 'people') return { to: '/settings/permissions', needs: Permission.admin };
  const document = DOCUMENT_KINDS.find((candidate) => candidate === detail.kind);
  if (kind !== 'document' || document === undefined) return undefined;
  const needs = document === 'settings' ? Permission.settings : Permission.contentManager;
  return { to: DOCUMENT_PLACES[document](textOf(detail, 'id')), needs };
}
