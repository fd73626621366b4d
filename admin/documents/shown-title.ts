import { productTitle } from '#core/content/documents.ts';
import { isNamedByProduct, type DocumentKind } from '#core/content/kinds.ts';
import { declared } from '../words/catalogue.ts';

/** The title of a document: its owner's as it stands, the product's in the language of the admin. */
export const shownTitle = ({ kind, title }: { kind: DocumentKind; title: string }): string =>
  isNamedByProduct(kind) ? productTitle(title, declared) : title;
