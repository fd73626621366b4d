import {
  NEW_PRODUCT,
  NEW_VARIANT,
  type ProductDraft,
  type VariantDraft,
} from '#core/commerce/catalogue/product-fields.ts';
import { toCents } from '#core/money/currency.ts';
import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import type { Template, TemplateProduct } from '#site/templates/template.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor } from '../content/service.ts';
import { newId } from '../ids.ts';
import type { Products } from '../products/service.ts';

/** Puts a template's goods on the shelf of a new shop. */
export async function stockShop(
  products: Products,
  actor: Actor,
  template: Template,
  pictures: ReadonlyMap<string, ImageValue>,
): Promise<string[]> {
  const goods = template.products ?? [];
  if (goods.length === 0) return [];
  const categories = (template.productCategories ?? []).map(({ slug, name }) => ({
    slug,
    name,
    id: newId(),
  }));
  must(
    await products.saveCategories(
      actor,
      categories.map(({ id, name }) => ({ id, name, parentId: null })),
    ),
  );
  const ids = new Map<string, string>();
  for (const item of goods) {
    const category = categories.find(({ slug }) => slug === item.category);
    const made = must(await products.create(actor, draftOf(item, category ? [category.id] : [], pictures)));
    ids.set(item.slug, made.id);
  }
  for (const item of goods) {
    const own = must(
      await products.read(actor.siteId, ids.get(item.slug) ?? makeId(new Uint8Array(ID_RANDOM_BYTES))),
    );
    const related = item.goesWith.flatMap((slug) => ids.get(slug) ?? []);
    must(await products.save(actor, own.id, { related, base: own.updatedAt }));
  }
  return [...ids.values()];
}

/** A template is our own code: a mistake in it must not become a half-made shop in silence. */
function must<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(`${result.sentence} ${JSON.stringify(result.details)}`);
  return result;
}

function draftOf(
  item: TemplateProduct,
  categories: string[],
  pictures: ReadonlyMap<string, ImageValue>,
): ProductDraft {
  const variant: VariantDraft = {
    ...NEW_VARIANT,
    price: toCents(item.priceCents),
    salePrice: toCents(item.salePriceCents ?? 0),
    onSale: item.salePriceCents !== undefined,
    unlimited: item.stock === undefined,
    qtyInStock: item.stock ?? 0,
    weight: item.weight,
  };
  return {
    ...NEW_PRODUCT,
    ...(item.isGiftCard && { type: 'GIFT_CARD' }),
    title: item.title,
    slug: item.slug,
    description: fromText(item.words),
    images: item.pictures.flatMap((name) => pictures.get(name) ?? []),
    options: item.option ? [item.option.name] : [],
    variants: item.option
      ? item.option.values.map(({ value, priceCents, stock }) => ({
          ...variant,
          price: toCents(priceCents),
          unlimited: stock === undefined,
          qtyInStock: stock ?? 0,
          optionValues: [value],
        }))
      : [variant],
    categories,
    ...(item.plan && {
      isSubscription: true,
      subscriptionPlan: { ...NEW_PRODUCT.subscriptionPlan, ...item.plan },
    }),
  };
}
