import {
  control,
  isRecord,
  type Field,
  type FieldSet,
  type Problem,
  type ValuesOf,
  type Words,
} from './field.ts';

/** Several fields under one name. Unknown keys are refused when checked and dropped when read. */
export function group<const S extends FieldSet>(fields: S, words: Words = {}): Field<ValuesOf<S>> {
  const names = Object.keys(fields);
  // A loop: every value of every page read goes through here.
  const build = (each: (name: string, field: Field<unknown>) => unknown) => {
    const values: Record<string, unknown> = {};
    for (const name of names) values[name] = each(name, fields[name] as Field<unknown>);
    return values as ValuesOf<S>;
  };
  const initial = build((_, field) => field.initial);
  return {
    control: {
      ...control('group', words),
      fields: Object.fromEntries(names.map((name) => [name, (fields[name] as Field<unknown>).control])),
    },
    initial,
    check(value, report, path) {
      if (!isRecord(value)) {
        report({ path, message: 'Must be an object.' });
        return initial;
      }
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(fields, name))
          report({ path: join(path, name), message: 'Is not a known field.' });
      }
      return build((name, field) =>
        Object.hasOwn(value, name) ? field.check(value[name], report, join(path, name)) : field.initial,
      );
    },
    read(value) {
      const record = isRecord(value) ? value : {};
      return build((name, field) => (Object.hasOwn(record, name) ? field.read(record[name]) : field.initial));
    },
  };
}

export function list<T>(
  item: Field<T>,
  options: Words & { max: number; min?: number; tooMany?: string; initial?: readonly T[] },
): Field<T[]> {
  const { max, min = 0, tooMany = `Must have at most ${max} entries.`, initial = [] } = options;
  return {
    control: { ...control('list', options, { max, newEntry: item.initial }), item: item.control },
    initial: [...initial],
    check(value, report, path) {
      if (!Array.isArray(value)) {
        report({ path, message: 'Must be a list.' });
        return [...initial];
      }
      if (value.length > max) report({ path, message: tooMany });
      if (value.length < min) report({ path, message: `Must have at least ${min} of them.` });
      return value.slice(0, max).map((entry, index) => item.check(entry, report, join(path, String(index))));
    },
    // Content stored before a limit was lowered stays readable, so the limit is not applied here.
    read: (value) => (Array.isArray(value) ? value.map((entry) => item.read(entry)) : [...initial]),
  };
}

/** The field's value, or null: its own default stands for nothing. */
export function optional<T>(field: Field<T>): Field<T | null> {
  const orNull = (value: T) => (value === field.initial ? null : value);
  return {
    control: field.control,
    initial: null,
    check: (value, report, path) => (value === null ? null : orNull(field.check(value, report, path))),
    read: (value) => (value === null ? null : orNull(field.read(value))),
  };
}

/** A value that may differ on phones: `base` everywhere, `phone` where it was overridden. */
export interface Responsive<T> {
  base: T;
  phone?: T;
}

export function responsive<T>(field: Field<T>): Field<Responsive<T>> {
  const initial: Responsive<T> = { base: field.initial };
  return {
    control: { ...control('responsive', {}), item: field.control },
    initial,
    check(value, report, path) {
      if (!isRecord(value) || !('base' in value)) {
        report({ path, message: 'Must have a base value.' });
        return initial;
      }
      const base = field.check(value.base, report, join(path, 'base'));
      return value.phone === undefined
        ? { base }
        : { base, phone: field.check(value.phone, report, join(path, 'phone')) };
    },
    read(value) {
      if (!isRecord(value)) return initial;
      const base = field.read(value.base);
      return value.phone === undefined ? { base } : { base, phone: field.read(value.phone) };
    },
  };
}

export function valueOn<T>(value: Responsive<T>, breakpoint: 'desktop' | 'mobile'): T {
  return breakpoint === 'mobile' && value.phone !== undefined ? value.phone : value.base;
}

/** The strict check as a whole: the value, or every problem at once. */
export function checkWith<T>(
  field: Field<T>,
  value: unknown,
): { ok: true; value: T } | { ok: false; problems: Problem[] } {
  const problems: Problem[] = [];
  const checked = field.check(value, (problem) => problems.push(problem), '');
  return problems.length === 0 ? { ok: true, value: checked } : { ok: false, problems };
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
