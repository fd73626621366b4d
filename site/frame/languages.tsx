import { ownAlternates, ownChoices, tagOf, urlIn } from '#core/languages/site-languages.ts';
import { alternatesOf, languageChoices, ownName, type Alternate } from '#core/settings/languages.ts';
import { useWords } from '#blocks/kit/words.ts';
import { LANGUAGE_MARK } from '../extras/language-offer.ts';
import type { PageInput } from '../page-input.ts';

/** The whole address of a page, in its language. */
export const addressOf = ({ baseUrl, languages, path }: Pick<PageInput, 'baseUrl' | 'languages' | 'path'>) =>
  urlIn(languages, languages.current, { baseUrl, path });

/** What the owner of the site made, or its shop shows: it is there in every language. */
const isContent = ({ content }: PageInput): boolean =>
  content.kind !== 'special' || content.special.name === 'product' || content.special.name === 'shop';

/** Pages and whole lists can have the same address elsewhere; of items nobody here can know. */
const isElsewhere = ({ content, path }: PageInput): boolean =>
  content.kind === 'document' || (content.kind === 'collection' && content.collection.path === path);

/** This page in all its languages. */
export function alternatesOfPage(input: PageInput): Alternate[] {
  if (!isContent(input)) return [];
  const { settings, languages, path } = input;
  const others = isElsewhere(input) ? settings.site.otherLanguages : [];
  return alternatesOf(others, { own: ownAlternates(languages, input), path });
}

/** The languages of the site to choose from: this page there, or else its first page. */
export function choicesOf(input: PageInput): Alternate[] {
  const { settings, languages } = input;
  const here = isContent(input) ? input.path : '/';
  return languageChoices(settings.site.otherLanguages, {
    own: ownChoices(languages, here),
    path: isElsewhere(input) ? here : '/',
    current: tagOf(languages, languages.current),
  });
}

/** Filled where a visitor reads another language of the page; see `site/extras/language-offer.ts`. */
export function LanguageOffer({ input }: { input: PageInput }) {
  const say = useWords('page');
  if (input.isEditing || alternatesOfPage(input).length === 0) return null;
  return (
    <aside
      className="language-offer"
      aria-label={say('languages')}
      data-offer={say('alsoIn', { language: LANGUAGE_MARK })}
      data-close={say('close')}
      hidden
    />
  );
}

/** The other languages of the site, for those who read them. */
export function LanguageLinks({ input }: { input: PageInput }) {
  const say = useWords('page');
  const choices = choicesOf(input);
  if (!input.settings.site.languagesInFooter || choices.length === 0) return null;
  return (
    <nav className="site-languages" aria-label={say('languages')}>
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
