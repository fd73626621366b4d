import type { Input, InputOf } from './input.ts';
import { isOverLimit } from './max-length.ts';
import { firstOf, rulesOf, type Problem, type Rules, type SayFields, type Shape } from './rules.ts';
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
  return (value, field, say) =>
    isOverLimit(value, MAX_LINE_LENGTH) ? say('characterLimit') : problemOf?.(value, field, say);
}

/** One of the field's options. */
export function choice(input: Input): Rules {
  return text(input, { problemOf: (value, { options }, say) => unexpected([value], options, say) });
}

/** What is told of the first value that is not among the options. */
export function unexpected(
  values: readonly string[],
  options: readonly string[] = [],
  say: SayFields,
): string | undefined {
  const stranger = values.find((value) => !options.includes(value));
  return stranger === undefined ? undefined : unexpectedMessage(stranger, say);
}

export const unexpectedMessage = (value: string, say: SayFields) =>
  say('unexpected', { val: value.slice(0, 60) });
