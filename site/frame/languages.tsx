import { alternatesOf, ownName, type Alternate } from '#core/settings/languages.ts';
import { useWords } from '#blocks/kit/words.ts';
import type { PageInput } from '../page-input.ts';

const FALLBACK = 'x-default';

/** This page in all its languages. Pages and whole lists can have the same address elsewhere; items are told of by nobody. */
export function languagesOf({ settings: { site }, content, baseUrl, path }: PageInput): Alternate[] {
  const isAddressed =
    content.kind === 'document' || (content.kind === 'collection' && content.collection.path === path);
  return isAddressed ? alternatesOf(site, { baseUrl, path }) : [];
}

/** The other languages of the site, for those who read them: this page there, or else its first page. */
export function LanguageLinks({ input }: { input: PageInput }) {
  const say = useWords('page');
  const { settings, baseUrl } = input;
  if (!settings.site.languagesInFooter) return null;
  const here = new Map(languagesOf(input).map(({ language, href }) => [language, href]));
  const [own, ...others] = alternatesOf(settings.site, { baseUrl, path: '/' }).filter(
    ({ language }) => language !== FALLBACK,
  );
  if (!own) return null;
  return (
    <nav className="site-languages" aria-label={say('languages')}>
      <ul>
        <li>
          <span lang={own.language} aria-current="true">
            {ownName(own.language)}
          </span>
        </li>
        {others.map(({ language, href }) => (
          <li key={language}>
            <a href={here.get(language) ?? href} hrefLang={language} lang={language}>
              {ownName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
