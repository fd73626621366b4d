import { NO_CENTS } from '#core/money/currency.ts';
import type { Control } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';

/** What a new row of a list starts with. Choices go on with the option after that of the row before. */
export function initialOf(control: Control, before?: unknown): unknown {
  const last = isRecord(before) ? before : {};
  switch (control.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(control.fields ?? {}).map(([name, field]) => [name, initialOf(field, last[name])]),
      );
    case 'choice': {
      const { values } = control.options;
      return values[(values.findIndex((value) => value === before) + 1) % values.length];
    }
    case 'time':
      return typeof before === 'string' ? before : '';
    case 'toggle':
      return false;
    case 'money':
      return NO_CENTS;
    default:
      return '';
  }
}
