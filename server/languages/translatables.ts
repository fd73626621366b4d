import { collectionFields } from '#core/collections/collection.ts';
import { withCustomFields } from '#core/collections/item-texts.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { hasPath } from '#core/content/kinds.ts';
import { documentTitle, type Documents } from '#core/content/documents.ts';
import { isRecord, type Control, type Field } from '#core/fields/field.ts';
import { documentName, isTranslatable, type TranslatedKind } from '#core/languages/names.ts';
import { isSame } from '#core/same.ts';
import { HOME_PATH } from '#core/site/paths.ts';
import { filesIn } from '#core/languages/said-files.ts';
import { textsIn, type DocumentFile, type DocumentText } from '#core/languages/texts.ts';
import { translationFields } from '#core/languages/translation.ts';
import type { DraftContent, DraftDocument, StoredTranslation } from '../content/drafts.ts';

/** Something with texts, by the name its translations have for it. */
export interface Translatable {
  of: string;
  kind: TranslatedKind;
  title: string;
  texts: readonly DocumentText[];
  /** Pictures and other files that a language can have its own of. */
  files?: readonly DocumentFile[];
  /** Where it is found, for what can be found elsewhere in other languages. */
  place?: { address: string; item: { collectionId: string; slug: string } | null } | undefined;
}

/** What is translated like documents and kept elsewhere: all of it, or some by their names. */
export type TranslatableGoods = (siteId: string, of?: readonly string[]) => Promise<Translatable[]>;

/** All of it, feature by feature. */
export const allGoods =
  (features: readonly TranslatableGoods[]): TranslatableGoods =>
  async (siteId, of) => {
    const found: Translatable[] = [];
    for (const goods of features) found.push(...(await goods(siteId, of)));
    return found;
  };

/** Everything of a site that has texts, beside its translations. */
export function makeTranslatables(deps: {
  documents: Documents;
  drafts: DraftContent;
  goods: TranslatableGoods;
}) {
  const { documents, drafts, goods } = deps;

  /** Items have the fields that the owner of their collection made. */
  function controlOf(
    document: DraftDocument,
    fields: Field<unknown>,
    all: readonly DraftDocument[],
  ): Control {
    if (document.kind !== 'item' || !isRecord(document.body)) return fields.control;
    const { collectionId } = document.body;
    const collection = all.find(({ id }) => id === collectionId);
    return withCustomFields(fields.control, collectionFields.read(collection?.body).fields);
  }

  function toTranslatable(
    document: DraftDocument,
    _index: number,
    all: readonly DraftDocument[],
  ): Translatable[] {
    const { id, kind, key, body } = document;
    const fields = isTranslatable({ kind, key }) ? documents.fieldsOf(kind, key) : undefined;
    if (!fields) return [];
    const control = controlOf(document, fields, all);
    const texts = unlessOwn(kind, textsIn(fields.read(body), control, documents.blockOf), () =>
      textsIn(fields.initial, control, documents.blockOf),
    );
    const files = filesIn(fields.read(body), control, documents.blockOf);
    const of = documentName({ id, kind, key });
    return [{ of, kind, title: documentTitle(kind, key, body), texts, files, place: placeOf(document) }];
  }

  const translationOf = (stored: readonly StoredTranslation[], of: string, language: string) =>
    translationFields.read(stored.find((each) => each.of === of && each.language === language)?.body);
  const entriesOf = (...about: Parameters<typeof translationOf>) => translationOf(...about).texts;

  async function read(siteId: string, languages: readonly string[], of?: readonly string[]) {
    const found = await drafts.translatable(siteId, languages, of);
    const all = [...found.documents.flatMap(toTranslatable), ...(await goods(siteId, of))];
    return {
      all: of === undefined ? all : all.filter((each) => of.includes(each.of)),
      translations: found.translations,
    };
  }

  return { read, translationOf, entriesOf };
}

/** Settings as the product came with them are said in every language already. */
function unlessOwn(kind: string, texts: DocumentText[], initial: () => DocumentText[]): DocumentText[] {
  if (kind !== 'settings') return texts;
  const own = new Map(initial().map(({ key, source }) => [key, source]));
  return texts.filter(({ key, source }) => !isSame(own.get(key), source));
}

/** The first page is where its language begins, and the shop where its products are. */
const AT_ONE_PLACE: readonly unknown[] = [HOME_PATH, DEFAULT_SHOP_PATH];

function placeOf({ kind, body }: DraftDocument): Translatable['place'] {
  if (!isRecord(body)) return undefined;
  const { path, slug, collectionId } = body;
  if (kind === 'item' && typeof slug === 'string' && typeof collectionId === 'string')
    return { address: slug, item: { collectionId, slug } };
  return hasPath(kind) && typeof path === 'string' && !AT_ONE_PLACE.includes(path)
    ? { address: path, item: null }
    : undefined;
}
