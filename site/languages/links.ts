import { isInEveryLanguage } from '#core/languages/own-address.ts';
import { addressIn } from '#core/languages/site-languages.ts';
import type { PageInput } from '../page-input.ts';

/** Links to pages and forms that lead to one, with the rest of their tag; those that name their language stay. */
const LEADING = /<(a|form)\b(?![^>]*\bhreflang=)[^>]*?\s(?:href|action)="\/(?!\/)[^"]*"/gi;
const TARGET = /(\s(?:href|action)=")(\/[^"?#]*)([^"]*")$/i;

/** What links of a page are decided by. */
export type LinkedSite = Pick<PageInput, 'languages' | 'pages' | 'collections'>;

/** The markup with links that stay in the language of the page. */
export function inLanguage(markup: string, { languages, ...site }: LinkedSite): string {
  if (languages.current === languages.default) return markup;
  return markup.replaceAll(LEADING, (tag) =>
    tag.replace(TARGET, (whole, before: string, path: string, after: string) =>
      isInEveryLanguage(site, path) ? before + addressIn(languages, languages.current, path) + after : whole,
    ),
  );
}
