import { slide } from '#blocks/gallery/fields.ts';
import { hasContent } from '#blocks/gallery/slide.tsx';
import { GalleryOf } from '#blocks/gallery/view.tsx';
import { BlockType } from '#core/enumerations/block-types.ts';
import type { Collection } from '#core/collections/collection.ts';
import { optionData } from '#core/gallery/fields.ts';
import { readEmbed } from '#core/video/embed.ts';
import type { Card } from './view.ts';

/** One gallery on the page: its pictures are items with addresses of their own. */
const ID = 'collection';

/** The pictures of a gallery, shown as a gallery block shows its own. */
export function GalleryOfCards({ collection, cards }: { collection: Collection; cards: readonly Card[] }) {
  const shown = cards
    .map((card) => ({ card, slide: slideOf(card, collection) }))
    .filter((each) => hasContent(each.slide));
  const { title, path } = collection;
  // Whoever looks through a gallery can share what they see.
  const values = { ...collection.gallery, label: collection.gallery.label || title, historyHash: true };
  const names = shown.map(({ card }) => ({ id: card.id, url: slugIn(path, card.path) }));
  return (
    <div
      id={`b${ID}`}
      className="block"
      data-block="gallery"
      data-block-type={BlockType.gallery}
      data-block-json={JSON.stringify(optionData(values))}
    >
      <GalleryOf
        id={ID}
        values={values}
        slides={shown.map((each) => each.slide)}
        isEditing={false}
        collection={{ path, names }}
      />
    </div>
  );
}

function slideOf({ id, title, details }: Card, { showExcerpt }: Collection) {
  return slide.read({
    type: readEmbed(details.video).type === 'invalid' ? 'image' : 'video',
    id,
    image: details.thumbnail,
    isDecorative: details.isDecorative,
    title,
    description: showExcerpt ? details.excerpt : '',
    clickThrough: details.clickThrough,
    video: details.video,
  });
}

/** What stands behind the address of the collection. */
function slugIn(collectionPath: string, path: string): string {
  return path.slice(collectionPath === '/' ? 1 : collectionPath.length + 1);
}
