import { productTable } from '#core/commerce/catalogue/product-csv-write.ts';
import type { CsvKind } from '#core/commerce/catalogue/csv-kinds.ts';
import { readProductCsv, type CsvProduct } from '#core/commerce/catalogue/product-csv.ts';
import {
  NEW_PRODUCT,
  NEW_VARIANT,
  variantProblems,
  type ProductDraft,
} from '#core/commerce/catalogue/product-fields.ts';
import { MAX_TITLE_LENGTH } from '#core/commerce/catalogue/product.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import { plainText } from '#core/rich-text/document.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ImportedProducts } from '#contract/shop/product-files.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Products } from './service.ts';

const MAX_IMPORTED = 5000;
const MAX_WORD = 60;
const MAX_LISTED = 50;

/** Products from the files of other shops, and for them. */
export function makeProductFiles(deps: { db: Database; products: Products }) {
  const { db, products } = deps;

  /** Those that are new are added behind the others. */
  async function categoryIds(actor: Actor, names: readonly string[]): Promise<Map<string, string>> {
    const known = await products.categories(actor.siteId);
    const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
    const fresh = [...new Set(names)]
      .filter((name) => !ids.has(name.toLowerCase()))
      .map((name) => ({ id: newId(), parentId: null, name: name.slice(0, MAX_WORD) }));
    if (fresh.length === 0) return ids;
    await products.saveCategories(actor, [...known, ...fresh]);
    return new Map([...ids, ...fresh.map(({ id, name }) => [name.toLowerCase(), id] as const)]);
  }

  return {
    /** One product that cannot be taken does not keep the others out. */
    async import(actor: Actor, csv: string, currency: CurrencyCode): Promise<ImportedProducts | Failure> {
      const found = readProductCsv(csv, currency);
      if (!found) return fail('notAProductFile');
      const read = found.slice(0, MAX_IMPORTED);
      const categories = await categoryIds(
        actor,
        read.flatMap((product) => product.categories),
      );
      const refused: ImportedProducts['refused'] = [];
      for (const product of read) {
        const made = await products.create(actor, draftOf(product, categories));
        if (made instanceof Failure) refused.push({ title: product.title, reason: made.sentence });
      }
      const added = read.length - refused.length;
      await db.site(actor.siteId, (tx) =>
        recordAction(tx, { ...actor, action: 'product.import', detail: { count: added } }),
      );
      return { added, refused };
    },

    async export(siteId: string, kind: CsvKind, currency: CurrencyCode): Promise<string> {
      const names = new Map((await products.categories(siteId)).map(({ id, name }) => [id, name]));
      const all = await products.listAll(siteId);
      return toCsv(
        productTable(
          all.map((product) => toCsvProduct(product, names)),
          kind,
          currency,
        ),
      );
    },
  };
}

export type ProductFiles = ReturnType<typeof makeProductFiles>;

/** Hidden: somebody looks at what came before visitors do. */
function draftOf(product: CsvProduct, categories: ReadonlyMap<string, string>): ProductDraft {
  const short = (words: readonly string[]) =>
    words.slice(0, MAX_LISTED).map((word) => word.slice(0, MAX_WORD));
  return {
    ...NEW_PRODUCT,
    type: product.isDownload ? 'DIGITAL' : 'PHYSICAL',
    title: product.title.slice(0, MAX_TITLE_LENGTH) || 'Without a name',
    workflow: 'draft',
    description: fromText(product.description),
    options: short(product.options),
    variants: product.variants.map((variant) => ({
      ...NEW_VARIANT,
      ...variant,
      sku: 'sku' in variantProblems(variant) ? '' : variant.sku,
      optionValues: short(variant.optionValues),
    })),
    categories: product.categories.flatMap((name) => categories.get(name.toLowerCase()) ?? []),
    tags: short(product.tags),
    seoTitle: product.seoTitle.slice(0, 200),
    seoDescription: product.seoDescription.slice(0, 400),
    isTaxable: product.isTaxable,
  };
}

function toCsvProduct(product: OwnerProduct, names: ReadonlyMap<string, string>): CsvProduct {
  return {
    title: product.title,
    slug: product.slug,
    description: plainText(product.description),
    isDownload: product.type === 'DIGITAL',
    isShown: product.workflow === 'published',
    isTaxable: product.isTaxable,
    tags: product.tags,
    categories: product.categories.flatMap((id) => names.get(id) ?? []),
    options: product.options,
    variants: product.variants.map(
      ({ sku, price, salePrice, onSale, unlimited, qtyInStock, weight, optionValues }) => ({
        sku,
        price,
        salePrice,
        onSale,
        unlimited,
        qtyInStock,
        weight,
        optionValues,
      }),
    ),
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
  };
}
