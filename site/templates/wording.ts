import type { Template } from './template.ts';

/** What a new site says in place of the template's own words. */
export interface SiteWords {
  name: string;
  email: string;
}

const TWO_WORDINGS = /\{\{([^{}|]*)\|([^{}|]*)\}\}/g;

/**
 * Settles the words of a template. `{{14 Mill Lane|our shop}}` is the first on its demo and the second on a
 * new owner's site; `%name%` and `%email%` are the site's own. Functions and numbers stay as they are.
 */
export function worded(template: Template, own?: SiteWords): Template {
  const name = own?.name ?? template.settings.site?.title ?? template.name;
  const email = own?.email ?? template.settings.business?.email ?? '';
  const say = (text: string) =>
    text
      .replaceAll(TWO_WORDINGS, (_, demo: string, others: string) => (own ? others : demo))
      .replaceAll('%name%', name)
      .replaceAll('%email%', email);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(template) as Template;
}
