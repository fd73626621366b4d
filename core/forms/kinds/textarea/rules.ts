import { CHARACTER_LIMIT_EXCEEDED } from '../../../messages/form-fields.ts';
import { isOverLimit, maxLengthOf } from '../../shapes/max-length.ts';
import { text } from '../../shapes/text.ts';
import { tidyText } from '../../shapes/tidy.ts';
import { MAX_TEXT_LENGTH } from './limit.ts';

export const textarea = text(
  { as: 'area' },
  {
    clean: tidyText,
    problemOf: (value, { maxLength }) =>
      isOverLimit(value, maxLengthOf(maxLength) ?? MAX_TEXT_LENGTH) ? CHARACTER_LIMIT_EXCEEDED : undefined,
  },
);
