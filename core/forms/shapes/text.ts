import { OPTION_UNEXPECTED } from '../../messages/editing.ts';
import { CHARACTER_LIMIT_EXCEEDED } from '../../messages/form-fields.ts';
import type { Input, InputOf } from './input.ts';
import { isOverLimit } from './max-length.ts';
import { firstOf, rulesOf, type Problem, type Rules, type Shape } from './rules.ts';
import { tidyLine } from './tidy.ts';

/** Far above what anybody types, far below what could hurt. */
export const MAX_LINE_LENGTH = 2000;

interface TextRules extends Partial<Omit<Shape<string>, 'tidy'>> {
  /** One line by default. */
  readonly clean?: (text: string) => string;
}

/** A plain text. */
export function text(input: Input, { clean = tidyLine, ...how }: TextRules): Rules {
  return rulesOf<string>(input, {
    read: (field, sent) => firstOf(sent, field.id),
    tidy: (_, sent = '') => (typeof sent === 'string' ? clean(sent) : undefined),
    ...how,
  });
}

/** A text of one line and modest length. */
export function line(input: Omit<InputOf<'line'>, 'as'>, problemOf?: Problem<string>): Rules {
  return text({ as: 'line', ...input }, { problemOf: withinLine(problemOf) });
}

export function withinLine(problemOf?: Problem<string>): Problem<string> {
  return (value, field) =>
    isOverLimit(value, MAX_LINE_LENGTH) ? CHARACTER_LIMIT_EXCEEDED : problemOf?.(value, field);
}

/** One of the field's options. */
export function choice(input: Input): Rules {
  return text(input, { problemOf: (value, { options }) => unexpected([value], options) });
}

/** What is told of the first value that is not among the options. */
export function unexpected(values: readonly string[], options: readonly string[] = []): string | undefined {
  const stranger = values.find((value) => !options.includes(value));
  return stranger === undefined ? undefined : unexpectedMessage(stranger);
}

export const unexpectedMessage = (value: string) =>
  OPTION_UNEXPECTED.replace('{val}', () => value.slice(0, 60));
