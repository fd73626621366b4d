/** What the operator of the platform switches on: sent with every page, and looked up by scripts. */
export interface FlagDefinition {
  type: 'boolean' | 'string' | 'number' | 'A/B test';
  variant: string;
  /** Of an A/B test: whom it is for. */
  segment?: string;
}
export type Flags = Readonly<Record<string, unknown>>;

export const FLAGS_NOT_LOADED = 'The underlying Praetor configuration is not loaded';
export const FLAG_UNKNOWN = 'The specified feature does not exist';
export const FLAG_INVALID = 'The specified feature has an invalid server-side definition';
export const flagIsNot = (type: FlagDefinition['type']) => `The specified feature is not a ${type}`;

export const DEFAULT_SEGMENT = 'default';
const ENABLED = 'true';

export interface Lookup<T> {
  value: T;
  error?: string;
}

const TYPES: readonly string[] = ['boolean', 'string', 'number', 'A/B test'];

function isDefinition(value: unknown): value is FlagDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const { type, variant } = value as Partial<FlagDefinition>;
  return typeof type === 'string' && TYPES.includes(type) && typeof variant === 'string';
}

/** Never throws: where something is wrong it says what, and the caller's own value holds. */
export function makeFlags(flags: Flags | undefined) {
  function find<T>(
    name: string,
    type: FlagDefinition['type'],
    given: { fallback: T; read: (definition: FlagDefinition) => T | undefined },
  ): Lookup<T> {
    const { fallback, read } = given;
    if (!flags) return { value: fallback, error: FLAGS_NOT_LOADED };
    if (!Object.hasOwn(flags, name)) return { value: fallback, error: FLAG_UNKNOWN };
    const definition = flags[name];
    if (!isDefinition(definition)) return { value: fallback, error: FLAG_INVALID };
    if (definition.type !== type) return { value: fallback, error: flagIsNot(type) };
    const value = read(definition);
    return value === undefined ? { value: fallback, error: FLAG_INVALID } : { value };
  }

  return {
    boolean: (name: string, fallback: boolean) =>
      find(name, 'boolean', { fallback, read: ({ variant }) => variant === ENABLED }),
    string: (name: string, fallback: string) =>
      find(name, 'string', { fallback, read: ({ variant }) => variant }),
    number: (name: string, fallback: number) =>
      find(name, 'number', {
        fallback,
        read: ({ variant }) => {
          const number = variant.trim() === '' ? NaN : Number(variant);
          return Number.isFinite(number) ? number : undefined;
        },
      }),
    isEnabled(name: string): boolean {
      const definition = flags?.[name];
      return isDefinition(definition) && definition.variant === ENABLED;
    },
    getABTest(name: string): { segment: string; variant: string | undefined } {
      const { value } = find<{ segment: string; variant: string | undefined }>(name, 'A/B test', {
        fallback: { segment: DEFAULT_SEGMENT, variant: undefined },
        read: ({ segment = DEFAULT_SEGMENT, variant }) => ({ segment, variant }),
      });
      return value;
    },
  };
}
