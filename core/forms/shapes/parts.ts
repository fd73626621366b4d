import type { FieldSpec } from '../field.ts';
import type { InputOf, Part } from './input.ts';
import { firstOf, isTexts, rulesOf, type Problem, type Rules } from './rules.ts';
import { MAX_LINE_LENGTH } from './text.ts';
import { tidyLine } from './tidy.ts';

/** A list with one text for each part, in their order; empty where a part was not asked for. */
export function parts(
  all: readonly Part[],
  {
    problemOf,
    ...more
  }: Omit<InputOf<'parts'>, 'as' | 'parts'> & { problemOf?: Problem<readonly string[]> } = {},
): Rules {
  const { whole } = more;
  return rulesOf<readonly string[]>(
    { as: 'parts', parts: all, ...more },
    {
      read(field, sent) {
        const given = all.map((part) =>
          // What is written as a whole may have parts that are not asked for one by one.
          whole || isShown(part, field) ? firstOf(sent, partName(field.id, part.name)) : '',
        );
        const isSplit = given.some((text) => text !== '');
        return whole && !isSplit ? whole.split(firstOf(sent, wholeName(field.id))) : given;
      },
      tidy(_, sent = []) {
        if (!isTexts(sent)) return undefined;
        // Programs may send nothing at all, or leave out the parts that only some fields ask for.
        const named = all.filter(({ shownWith }) => !shownWith || sent.length === all.length);
        if (sent.length > 0 && sent.length !== named.length) return undefined;
        return all.map((part) => tidyLine(sent[named.indexOf(part)] ?? ''));
      },
      isEmpty: (values) => all.every(({ choices }, index) => choices || values[index] === ''),
      problemOf(values, field, say) {
        if (values.some((value) => value.length > MAX_LINE_LENGTH)) return say('characterLimit');
        const isMissing = all.some(({ isOptional }, index) => !isOptional && values[index] === '');
        if (field.required && isMissing) return say('required', { title: field.title });
        return problemOf?.(values, field, say);
      },
    },
  );
}

export const part = (name: string, label: Part['label'], autoComplete: string): Part => ({
  name,
  label,
  autoComplete,
});

/** A part of a few digits. */
export const digits = (
  name: string,
  { label, hint, length }: Required<Pick<Part, 'label' | 'hint' | 'length'>>,
): Part => ({ name, label, hint, length, isNumeric: true });

export function isShown({ shownWith }: Part, field: FieldSpec): boolean {
  return shownWith === undefined || field[shownWith] === true;
}

export function partName(fieldId: string, part: string): string {
  return `${fieldId}.${part}`;
}

export const wholeName = (fieldId: string): string => partName(fieldId, 'whole');
