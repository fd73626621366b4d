import { Fragment } from 'react';
import { findTerms, missingTerms, saidAs, termsIn, type Term } from '#core/languages/glossary.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** A text with the terms of the glossary marked in it. */
export function MarkedTerms({ text, terms }: { text: string; terms: readonly Term[] }) {
  const found = findTerms(text, terms);
  return (
    <>
      {found.map(({ from, to, term }, index) => (
        <Fragment key={from}>
          {text.slice(found[index - 1]?.to ?? 0, from)}
          <mark title={saidAs(term)}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to ?? 0)}
    </>
  );
}

/** How the site says the terms of a text, and which of them the translation says otherwise. */
export function TermsOf(props: { source: string; translation: string; terms: readonly Term[] }) {
  const { source, translation, terms } = props;
  const used = termsIn(source, terms);
  if (used.length === 0) return null;
  const missing = missingTerms(source, translation, terms);
  return (
    <ul className={classes.terms} aria-label={say('glossary')}>
      {used.map((term) => (
        <li key={term.term} data-missing={missing.includes(term) || undefined}>
          {say('termAs', { term: term.term, translation: saidAs(term) })}
          {missing.includes(term) && <b> {say('notUsed')}</b>}
        </li>
      ))}
    </ul>
  );
}
