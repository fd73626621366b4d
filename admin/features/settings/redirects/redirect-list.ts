import { isRecord } from '#core/fields/field.ts';
import type { Redirect } from '#core/settings/redirects.ts';

export const NEW_REDIRECT: Redirect = { from: '', to: '', status: 301 };

const words = (value: unknown) => (typeof value === 'string' ? value : '');

/** The rules as they were typed so far: what is half an address yet must not vanish under the fingers. */
export function readRules(stored: unknown): Redirect[] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).map((entry) => {
    const { from, to, status } = isRecord(entry) ? entry : {};
    return { from: words(from), to: words(to), status: status === 302 ? 302 : 301 };
  });
}

export interface Row {
  rule: Redirect;
  /** Its place in the whole list, which its messages go by. */
  index: number;
}

/** The rules with these words in them. What is new or wrong stays in sight whatever is looked for. */
export function findRows(
  rules: readonly Redirect[],
  search: string,
  errors: Readonly<Record<string, string>>,
): Row[] {
  const wanted = search.trim().toLowerCase();
  return rules
    .map((rule, index) => ({ rule, index }))
    .filter(
      ({ rule, index }) =>
        rule.from === '' ||
        hasProblem(errors, index) ||
        `${rule.from} ${rule.to}`.toLowerCase().includes(wanted),
    );
}

export function hasProblem(errors: Readonly<Record<string, string>>, index: number): boolean {
  return Object.keys(errors).some((path) => path.startsWith(`rules.${index}.`));
}
