import { ActionIcon, Alert, Button, Skeleton, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { multilingual } from '#contract/content/multilingual.ts';
import { MAX_TERM_LENGTH, MAX_TERMS, type Term } from '#core/languages/glossary.ts';
import { directionOf } from '#core/words/languages.ts';
import { languageName } from '../../documents/languages.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { Panel } from '../../kit/panel.tsx';
import { glossaryQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

const NO_TERM: Term = { term: '', translation: '' };

/** How the site says its own terms in a language. */
export function GlossaryPanel() {
  const { language = '' } = useParams();
  const { data: terms, error } = useQuery(glossaryQuery(language));
  const client = useQueryClient();
  const [typed, setTyped] = useState(NO_TERM);
  const change = useChange(
    (wanted: readonly Term[]) => call(multilingual.setGlossary, { body: { language, terms: [...wanted] } }),
    { stale: [], onSuccess: (saved) => client.setQueryData(glossaryQuery(language).queryKey, saved.terms) },
  );
  const add = () => {
    if (typed.term.trim() === '' || !terms) return;
    change.mutate([...terms, typed], { onSuccess: () => setTyped(NO_TERM) });
  };
  const problem = error ?? change.error;
  return (
    <Panel
      title={say('glossaryIn', { languageName: languageName(language) })}
      back={{ to: `/translations/${language}`, label: say('backToTheList') }}
    >
      <Text size="sm" className="quiet">
        {say('aboutTheGlossary')}
      </Text>
      {problem && (
        <Alert color="red" role="alert">
          {sentenceOf(problem)}
        </Alert>
      )}
      {!terms && !error && <Skeleton height={120} />}
      <form
        className={classes.term}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          label={say('term')}
          value={typed.term}
          maxLength={MAX_TERM_LENGTH}
          onChange={(event) => setTyped({ ...typed, term: event.currentTarget.value })}
        />
        <TextInput
          label={say('translation')}
          placeholder={say('staysAsItIs')}
          value={typed.translation}
          maxLength={MAX_TERM_LENGTH}
          lang={language}
          dir={directionOf(language)}
          onChange={(event) => setTyped({ ...typed, translation: event.currentTarget.value })}
        />
        <Button
          type="submit"
          variant="default"
          loading={change.isPending}
          disabled={typed.term.trim() === '' || (terms?.length ?? 0) >= MAX_TERMS}
        >
          {say('addTerm')}
        </Button>
      </form>
      <ul className={classes.rows} aria-label={say('terms')}>
        {terms?.map((each) => (
          <li key={each.term} className={classes.known}>
            <span className={classes.name}>{each.term}</span>
            <span lang={language} dir={directionOf(language)}>
              {each.translation || <span className="quiet">{say('staysAsItIs')}</span>}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say('removeTerm', { term: each.term })}
              onClick={() => change.mutate(terms.filter((other) => other !== each))}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
