import { renditionUrl } from '#core/images/images.ts';
import type { ImageValues } from './fields.ts';

const PLAIN_WIDTH = 1500;

/** For feed readers. */
export function PlainImage({ values: { image } }: { values: ImageValues }) {
  return (
    <p>
      {/* Lazy, or React asks for the file in front of the words: a feed has no head. */}
      <img src={renditionUrl(image.src, PLAIN_WIDTH)} alt={image.alt} loading="lazy" />
    </p>
  );
}
