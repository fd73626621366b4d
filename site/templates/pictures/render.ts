import sharp, { type Sharp } from 'sharp';
import { addGrain, type Grain } from './grain.ts';
import type { Svg } from './svg.ts';

export const MAX_PICTURE_BYTES = 150_000;

const BEST_QUALITY = 80;
const LOWEST_QUALITY = 50;

export async function rasterise(drawing: Svg, grain: Grain): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(drawing), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grained = addGrain({ data, width, height }, grain);
  return sharp(grained, { raw: { width, height, channels: 3 } });
}

/** The best JPEG that stays below the limit. Busy pictures give up some quality; none gives up its size. */
export async function encode(picture: Sharp): Promise<{ bytes: Buffer; quality: number }> {
  for (let quality = BEST_QUALITY; quality >= LOWEST_QUALITY; quality -= 3) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < MAX_PICTURE_BYTES) return { bytes, quality };
  }
  throw new Error(`This picture is too busy to fit into ${MAX_PICTURE_BYTES} bytes; take some grain out.`);
}
