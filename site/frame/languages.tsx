import { alternatesOf, languageChoices, ownName, type Alternate } from '#core/settings/languages.ts';
import type { PageInput } from '../page-input.ts';

/** Pages and whole lists can have the same address elsewhere; of items nobody here can know. */
const isAddressed = ({ content, path }: PageInput): boolean =>
  content.kind === 'document' || (content.kind === 'collection' && content.collection.path === path);

/** This page in all its languages. */
export function languagesOf(input: PageInput): Alternate[] {
  const { settings, baseUrl, path } = input;
  return isAddressed(input) ? alternatesOf(settings.site, { baseUrl, path }) : [];
}

/** The languages of the site to choose from: this page there, or else its first page. */
export function choicesOf(input: PageInput): Alternate[] {
  const { settings, baseUrl, path } = input;
  return languageChoices(settings.site, { baseUrl, path: isAddressed(input) ? path : '/' });
}

/** The other languages of the site, for those who read them. */
export function LanguageLinks({ input }: { input: PageInput }) {
  const choices = choicesOf(input);
  if (!input.settings.site.languagesInFooter || choices.length === 0) return null;
  return (
    <nav className="site-languages" aria-label="Languages">
      <ul>
        {choices.map(({ language, href }) => (
          <li key={language}>
            {href === '' ? (
              <span lang={language} aria-current="true">
                {ownName(language)}
              </span>
            ) : (
              <a href={href} hrefLang={language} lang={language}>
                {ownName(language)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
