import type { ImageValue } from '#core/fields/index.ts';
import { SHAPES } from '../kit/shapes.ts';
import type { ImageValues } from './fields.ts';

/** Width over height of what is shown; nothing while there is no picture. */
export function aspectRatio(image: ImageValue, ratio: ImageValues['ratio']): number | undefined {
  if (ratio !== 'own') return SHAPES[ratio];
  return image.height > 0 ? image.width / image.height : undefined;
}
