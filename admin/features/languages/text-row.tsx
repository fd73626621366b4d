import { Button, Skeleton, Text, Textarea } from '@mantine/core';
import { Suspense } from 'react';
import type { TranslationText } from '#contract/content/multilingual.ts';
import type { Term } from '#core/languages/glossary.ts';
import { EMPTY_RICH_TEXT, plainText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { directionOf } from '#core/words/languages.ts';
import { labelOfText } from '../../documents/languages.ts';
import { WordChanges } from '../../kit/word-diff/word-changes.tsx';
import { MarkedTerms, TermsOf } from './terms.tsx';
import { say } from './words.ts';
import classes from './languages.module.css';
import { part } from '../../kit/opening/part.ts';

const RichTextBox = part(() => import('../../fields/text/rich-text-box.tsx'));

type Value = TranslationText['source'];

const STATES: Record<TranslationText['state'], string> = {
  missing: say('notTranslated'),
  translated: '',
  machine: say('machineTranslated'),
  outOfDate: say('outOfDate'),
};

const wordsOf = (value: Value): string => {
  const doc = readRichText(value);
  return doc ? plainText(doc) : typeof value === 'string' ? value : '';
};

interface Suggested {
  source: Value;
  text: Value;
  isExact: boolean;
}

export function TextRow(props: {
  text: TranslationText;
  /** What was translated before and may help. */
  suggestion?: Suggested | undefined;
  /** The glossary of the language. */
  terms: readonly Term[];
  source: string;
  language: string;
  value: Value | null;
  onChange: (value: Value) => void;
  onLeave: () => void;
}) {
  const { text, suggestion, terms, source, language, value, onChange, onLeave } = props;
  const about = labelOfText(text.label);
  const label = say('labelTranslation', { label: about });
  return (
    <li data-state={text.state} className={classes.text} onBlur={onLeave}>
      <Text size="sm" component="div" className={classes.about} data-state={text.state}>
        {about}
        {text.state !== 'translated' && <span>{STATES[text.state]}</span>}
        {(text.state === 'outOfDate' || text.state === 'machine') && value !== null && (
          <Button size="compact-xs" variant="default" onClick={() => onChange(value)}>
            {say(text.state === 'machine' ? 'markAsChecked' : 'stillRight')}
          </Button>
        )}
      </Text>
      <div>
        <div className={classes.source} lang={source} dir={directionOf(source)}>
          <MarkedTerms text={wordsOf(text.source)} terms={terms} />
        </div>
        <TermsOf source={wordsOf(text.source)} translation={wordsOf(value ?? '')} terms={terms} />
        {text.was !== null && (
          <WordChanges label={say('whatChanged')} before={wordsOf(text.was)} after={wordsOf(text.source)} />
        )}
      </div>
      <div lang={language} dir={directionOf(language)}>
        {typeof text.source === 'string' ? (
          <Textarea
            aria-label={label}
            value={typeof value === 'string' ? value : ''}
            autosize
            minRows={1}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <Suspense fallback={<Skeleton height={96} />}>
            <RichTextBox
              label={label}
              value={value ?? EMPTY_RICH_TEXT}
              onChange={(next) => onChange(next as Value)}
            />
          </Suspense>
        )}
        {suggestion && text.state !== 'translated' && wordsOf(value ?? '') === '' && (
          <Button
            className={classes.suggestion}
            size="compact-sm"
            variant="default"
            title={suggestion.isExact ? undefined : wordsOf(suggestion.source)}
            onClick={() => onChange(suggestion.text)}
          >
            {say(suggestion.isExact ? 'useTranslation' : 'useSimilar', { text: wordsOf(suggestion.text) })}
          </Button>
        )}
      </div>
    </li>
  );
}
