import { randomInt } from 'node:crypto';
import { GENERATED_SKUS, makeSku } from '#core/commerce/catalogue/product.ts';
import type { VariantDraft } from '#core/commerce/catalogue/product-fields.ts';
import { transliterate } from '#core/text/transliterate.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

const MAX_SLUG = 100;

export function slugOf(title: string): string {
  const plain = transliterate(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG - 8);
  return plain === '' ? 'product' : plain;
}

export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wish = slugOf(title);
  const taken = await store.takenSlugs(tx, wish);
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wish : `${wish}-${count}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** Those that have none get one; the same one twice is refused. */
export async function fillSkus(tx: Tx, variants: readonly VariantDraft[]): Promise<string[] | Failure> {
  const given = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const twice = variants.findIndex(({ sku }) => sku !== '' && given.indexOf(sku) !== given.lastIndexOf(sku));
  if (twice >= 0)
    return fail('skuTaken', { errors: { [`variants.${twice}.sku`]: fail('skuTaken').sentence } });
  const used = new Set(given);
  const skus: string[] = [];
  for (const { sku } of variants) {
    let next = sku;
    while (next === '') {
      const candidate = makeSku(randomInt(GENERATED_SKUS));
      if (!used.has(candidate) && (await store.takenSkus(tx, [candidate])).length === 0) next = candidate;
    }
    used.add(next);
    skus.push(next);
  }
  return skus;
}
