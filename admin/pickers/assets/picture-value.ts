import type { ImageValue } from '#core/fields/index.ts';
import type { Asset } from '#contract/content/assets.ts';

/** A file of the library as the value of a picture. */
export function valueOf({ src, alt, width, height, focalPoint, blur }: Asset): ImageValue {
  return { src, alt, width: width ?? 1, height: height ?? 1, focalPoint, ...(blur !== '' && { blur }) };
}
