import { parseImagePath } from '#core/images/images.ts';
import type { Hex } from '#core/theme/colour.ts';
import { PARTS_PER_SIDE, type PictureParts } from '#core/theme/text-on-picture.ts';
import type { makeShownPictures } from './shown-pictures.ts';
import { openSharp } from './open-sharp.ts';

const MEASURED_WIDTH_PX = 100;
const BYTES_PER_COLOUR = 3;
const MAX_KNOWN = 1000;

/** What pictures look like, roughly. An address stands for the same bytes for ever, so each is measured once. */
export function makePictureParts({ rendition }: Pick<ReturnType<typeof makeShownPictures>, 'rendition'>) {
  const known = new Map<string, PictureParts | undefined>();

  async function measure(siteId: string, src: string): Promise<PictureParts | undefined> {
    const address = parseImagePath(src);
    const drawn =
      address && (await rendition(siteId, address, { width: MEASURED_WIDTH_PX, formats: ['webp'] }));
    // Drawings are passed on as they are, and what shows through them is not known.
    if (drawn?.mime !== 'image/webp') return undefined;
    const sharp = await openSharp();
    const bytes = await sharp(drawn.bytes)
      .flatten()
      .resize(PARTS_PER_SIDE, PARTS_PER_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer();
    return Array.from({ length: PARTS_PER_SIDE ** 2 }, (_, part): Hex => {
      const start = part * BYTES_PER_COLOUR;
      return `#${bytes.toString('hex', start, start + BYTES_PER_COLOUR)}`;
    });
  }

  return async (siteId: string, sources: readonly string[]): Promise<Map<string, PictureParts>> => {
    const found = new Map<string, PictureParts>();
    for (const src of sources) {
      const key = `${siteId}:${src}`;
      if (!known.has(key)) {
        if (known.size >= MAX_KNOWN) known.clear();
        known.set(key, await measure(siteId, src));
      }
      const parts = known.get(key);
      if (parts) found.set(src, parts);
    }
    return found;
  };
}
