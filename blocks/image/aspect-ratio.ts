import type { ImageValue } from '#core/fields/index.ts';
import type { ImageValues } from './fields.ts';

/** The shapes a picture can be cut to, as in the style sheet. */
const RATIOS: Readonly<Record<Exclude<ImageValues['ratio'], 'own'>, number>> = {
  square: 1,
  portrait: 4 / 5,
  tall: 2 / 3,
  landscape: 4 / 3,
  wide: 16 / 9,
};

/** Width over height of what is shown; nothing while there is no picture. */
export function aspectRatio(image: ImageValue, ratio: ImageValues['ratio']): number | undefined {
  if (ratio !== 'own') return RATIOS[ratio];
  return image.height > 0 ? image.width / image.height : undefined;
}
