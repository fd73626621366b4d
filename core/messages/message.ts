/** A sentence that has been read: what pages carry, so that browsers need no reader. */
export type Message = string | readonly Part[];

/** Text, a place for a value, or a choice by a value: by its plural form, its ordinal form or as it is. */
export type Part = string | readonly [name: string, branches?: Branches, by?: 'ordinal' | 'select'];

export type Branches = Readonly<Record<string, Message>> & { readonly other: Message };

const known = new Map<string, Intl.PluralRules>();

/** Making these rules takes a hundred times as long as asking them. */
function pluralRules(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${type} ${locale}`;
  const rules = known.get(key) ?? new Intl.PluralRules(locale, { type });
  known.set(key, rules);
  return rules;
}

/** The pieces of a sentence with its values in their places. Numbers are written as the locale does. */
export function fill<V>(
  message: Message,
  values: Readonly<Record<string, V | string | number>>,
  locale: string,
): (V | string)[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [name, branches, by] = part;
    const value = values[name] ?? '';
    if (!branches) return [typeof value === 'number' ? value.toLocaleString(locale) : value];
    const form =
      by === 'select' ? String(value) : pluralRules(locale, by ?? 'cardinal').select(Number(value));
    return fill(branches[`=${String(value)}`] ?? branches[form] ?? branches.other, values, locale);
  });
}
