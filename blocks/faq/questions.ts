import { isEmptyRichText } from '#core/rich-text/document.ts';
import { isBlank } from '../kit/blank.ts';
import type { Question } from './fields.ts';

/** A question alone helps nobody. */
export const isAnswered = ({ question, answer }: Question): boolean =>
  !isBlank(question) && !isEmptyRichText(answer);
