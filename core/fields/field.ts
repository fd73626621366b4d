import type { ControlKind, ControlKinds } from './control-kinds.ts';

/**
 * One declaration per thing an owner can edit. A field gives its TypeScript type, its default,
 * the strict check of incoming data, the lenient reading of stored data and the control in the admin.
 */
export interface Field<T> {
  readonly control: Control;
  readonly initial: T;
  /** Strict: reports every problem it finds and returns the cleaned value. */
  check(value: unknown, report: Report, path: string): T;
  /** Lenient: a bad leaf becomes its default, never the whole value. */
  read(value: unknown): T;
}

export interface Problem {
  path: string;
  message: string;
}

export type Report = (problem: Problem) => void;

/** What the admin needs to draw a control; `kind` picks it and says which options it has. */
export type Control<K extends ControlKind = ControlKind> = {
  [Kind in K]: {
    readonly kind: Kind;
    readonly options: Readonly<ControlKinds[Kind]>;
    readonly label?: string;
    readonly help?: string;
    /** Of groups. */
    readonly fields?: Readonly<Record<string, Control>>;
    /** Of lists, and of values that may differ on phones. */
    readonly item?: Control;
  };
}[K];

/** Fields that are offered together under one name. */
export interface PanelGroup {
  title: string;
  fields: readonly string[];
  /** Opened only by those who look for it. */
  isFolded?: boolean;
}

export interface Words {
  label?: string;
  help?: string;
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;
export type FieldSet = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<S extends FieldSet> = { -readonly [K in keyof S]: ValueOf<S[K]> };

/** Builds a leaf field from one test that either returns the value or says what is wrong. */
export function leaf<T>(options: {
  control: Control;
  initial: T;
  parse: (value: unknown) => { value: T } | { problem: string };
}): Field<T> {
  const { control, initial, parse } = options;
  return {
    control,
    initial,
    check(value, report, path) {
      const result = parse(value);
      if ('value' in result) return result.value;
      report({ path, message: result.problem });
      return initial;
    },
    read(value) {
      const result = parse(value);
      return 'value' in result ? result.value : initial;
    },
  };
}

/** Kinds without options are named with the words alone. */
export function control<K extends ControlKind>(
  kind: K,
  words: Words,
  ...[options]: ControlKinds[K] extends null ? [] : [options: ControlKinds[K]]
): Control<K> {
  return {
    kind,
    ...(words.label !== undefined && { label: words.label }),
    ...(words.help !== undefined && { help: words.help }),
    options: options ?? null,
    // The compiler does not follow a kind to its own options here; the parameters above do.
  } as Control<K>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
