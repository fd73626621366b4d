import { useContext } from 'react';
import { ownName } from '#core/settings/languages.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { fields, type LanguagesValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** The languages that the settings name, this one among them. */
export function LanguagesView({ values: { names, align, label }, isEditing }: ViewProps<LanguagesValues>) {
  const say = useWords('page');
  const { languages = [] } = useContext(PageContentContext);
  if (languages.length === 0)
    return isEditing ? (
      <Placeholder name="Language switch">Add languages in Settings, Languages</Placeholder>
    ) : null;
  const name = (language: string) => (names === 'full' ? ownName(language) : language.toUpperCase());
  return (
    <nav
      className="languages"
      aria-label={unlessOwn(label, fields.initial.label, say('languages'))}
      data-align={align}
    >
      <ul>
        {languages.map(({ language, href }) => (
          <li key={language}>
            {href === '' ? (
              <span lang={language} aria-current="true">
                {name(language)}
              </span>
            ) : (
              <a href={href} hrefLang={language} lang={language}>
                {name(language)}
                {names === 'code' && <span className="visually-hidden"> {ownName(language)}</span>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
