import { isOverLimit, maxLengthOf } from '../../shapes/max-length.ts';
import { text } from '../../shapes/text.ts';
import { tidyText } from '../../shapes/tidy.ts';
import { MAX_TEXT_LENGTH } from './limit.ts';

export const textarea = text(
  { as: 'area' },
  {
    clean: tidyText,
    problemOf: (value, { maxLength }, say) =>
      isOverLimit(value, maxLengthOf(maxLength) ?? MAX_TEXT_LENGTH) ? say('characterLimit') : undefined,
  },
);
