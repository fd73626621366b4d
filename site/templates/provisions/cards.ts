import type { Place } from '#core/page/page.ts';
import { heading, picture, text, to } from '../drafts.ts';
import { at, type BlockDraft, type SectionDraft } from '../template.ts';
import { product, type Product } from './products.ts';

/** A product as it stands on a shelf: picture, name, and its price as a label. */
export function productCard(item: Product, place: Place, phone?: Place): BlockDraft {
  return picture(
    place,
    item.picture,
    {
      ratio: 'portrait',
      title: item.name,
      note: item.price,
      text: `${item.size}, ${item.place}`,
      to: to(`/shop/${item.slug}`),
    },
    phone && { phone },
  );
}

/** Three cards in a row; on a phone one large and two small. */
export function threeCards(items: readonly Product[], row: number): BlockDraft[] {
  const phones = [at(1, 8, row + 1), at(1, 4, row + 2), at(5, 4, row + 2)];
  return items.slice(0, 3).map((item, i) => productCard(item, at(1 + i * 8, 8, row + 1), phones[i]));
}

export function shelf(options: {
  title: string;
  words: string;
  items: readonly Product[];
  style?: Omit<SectionDraft, 'blocks'>;
}): SectionDraft {
  const { title, words, items, style = {} } = options;
  return {
    variant: 'shelf',
    name: title,
    ...style,
    blocks: [
      heading(at(1, 14), title, {}, { phone: at(1, 8, 1) }),
      text(at(15, 10), words, 'normal', { phone: at(1, 8, 2) }),
      ...threeCards(items, 2),
    ],
  };
}

export const goods = (...slugs: readonly string[]): Product[] => slugs.map(product);
