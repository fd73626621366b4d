import type { Control } from '#core/fields/index.ts';
import { declared, spokenLanguage } from '../../words/catalogue.ts';

const known = new WeakMap<Control, Control>();
const IN_ENGLISH = spokenLanguage() === 'en';

/** A control as it was declared, with its label, help and choices in the language of the admin. */
export function inOwnLanguage(control: Control): Control {
  if (IN_ENGLISH) return control;
  const before = known.get(control);
  if (before) return before;
  const { label, help, options } = control;
  const spoken = {
    ...control,
    ...(label !== undefined && { label: declared(label) }),
    ...(help !== undefined && { help: declared(help) }),
    ...(hasLabels(options) && {
      options: {
        ...options,
        labels: Object.fromEntries(
          Object.entries(options.labels).map(([value, one]) => [value, declared(one)]),
        ),
      },
    }),
  } as Control;
  known.set(control, spoken);
  return spoken;
}

const hasLabels = (options: unknown): options is { labels: Readonly<Record<string, string>> } =>
  typeof options === 'object' && options !== null && 'labels' in options && options.labels !== undefined;
