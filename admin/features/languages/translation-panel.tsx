import { Alert, Anchor, Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useParams } from 'react-router';
import type { TranslationText } from '#contract/content/multilingual.ts';
import type { Term } from '#core/languages/glossary.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { PublishButton } from '../../panels/publish/publish-button.tsx';
import { AddressRow } from './address-row.tsx';
import { FileRows } from './file-rows.tsx';
import { MachineProgress, TranslateMissing } from './machine/translate-missing.tsx';
import { pageInLanguagePath } from '../../addresses/edited-part.ts';
import { documentsQuery as writtenQuery } from '../../documents/queries.ts';
import { languageName, languagesQuery } from '../../documents/languages.ts';
import { titleOfNamed } from './names.ts';
import { glossaryQuery, memoryQuery, translationQuery } from './queries.ts';
import { TextRow } from './text-row.tsx';
import { useTranslating } from './use-translating.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

const SHOWN = {
  all: say('all'),
  missing: say('notTranslated'),
  machine: say('toCheck'),
  outOfDate: say('outOfDate'),
} as const;
type Shown = keyof typeof SHOWN;

/** Every text of a document, what is written on the left and its translation on the right. */
export function TranslationPanel() {
  const { language = '', of = '' } = useParams();
  // Another document is another screen: nothing typed for one is kept for the next.
  return <Translation key={`${of} ${language}`} of={of} language={language} />;
}

function Translation({ of, language }: { of: string; language: string }) {
  const { data, error } = useQuery(translationQuery(of, language));
  const { data: languages } = useQuery(languagesQuery);
  const { data: terms = NO_TERMS } = useQuery(glossaryQuery(language));
  const { data: isPage } = useQuery({
    ...writtenQuery,
    select: (documents) => documents.some(({ id, kind }) => id === of && kind === 'page'),
  });
  const { data: memory } = useQuery(memoryQuery(of, language));
  const translating = useTranslating(of, language);
  const [shown, setShown] = useState<Shown>('all');
  /** Those that were shown when the filter was chosen: what gets done while one works stays in view. */
  const [listed, setListed] = useState<ReadonlySet<string>>();
  const list = useRef<HTMLUListElement>(null);
  const texts = data?.texts ?? [];
  const choose = (next: Shown) => {
    setShown(next);
    setListed(
      next === 'all' ? undefined : new Set(texts.filter(({ state }) => state === next).map(({ key }) => key)),
    );
  };
  const visible = texts.filter(({ key }) => listed?.has(key) ?? true);
  return (
    <Panel
      title={
        data
          ? say('titleInLanguageName', {
              title: titleOfNamed(of, data.title),
              languageName: languageName(language),
            })
          : say('translation')
      }
      back={{ to: `/translations/${language}`, label: say('backToTheList') }}
      actions={
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" className="quiet" role="status">
            {translating.isSaving ? say('saving') : say('saved')}
          </Text>
          <span className={classes.roomy}>
            <PublishButton isSmall />
          </span>
        </Group>
      }
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {translating.error !== null && (
        <Alert color="red" role="alert">
          {sentenceOf(translating.error)}
        </Alert>
      )}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <>
          <Text size="sm" className="quiet">
            {say('savedAsYouType')}
          </Text>
          <Group gap="sm">
            {isPage && (
              <Anchor component={Link} to={pageInLanguagePath(of, language)} size="sm">
                {say('editOnThePage')}
              </Anchor>
            )}
            {countOf(texts, 'missing') > 0 && <TranslateMissing of={of} language={language} />}
          </Group>
          <MachineProgress of={of} language={language} />
          <FileRows of={of} language={language} files={data.files} />
          {data.address && <AddressRow of={of} language={language} address={data.address} />}
          <SegmentedControl
            aria-label={say('textsShown')}
            value={shown}
            onChange={choose}
            data={choicesOf(texts, shown)}
          />
          {shown === 'machine' && countOf(texts, 'machine') > 0 && (
            <Button
              size="xs"
              variant="default"
              className={classes.first}
              onClick={() => translating.check(texts.filter(({ state }) => state === 'machine'))}
            >
              {say('markAllAsChecked')}
            </Button>
          )}
          {visible.length === 0 && <Text>{say(NOTHING_LEFT[shown])}</Text>}
          <ul
            className={classes.rows}
            ref={list}
            onKeyDown={(event) => isNextKey(event) && goToNext(list.current, event)}
          >
            {visible.map((text) => (
              <TextRow
                key={text.key}
                text={text}
                suggestion={memory?.suggestions.find(({ key }) => key === text.key)}
                terms={terms}
                source={languages?.sourceLanguage ?? ''}
                language={language}
                value={translating.valueOf(text)}
                onChange={(value) => translating.write(text, value)}
                onLeave={() => void translating.save()}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const NO_TERMS: readonly Term[] = [];

const NOTHING_LEFT = {
  all: 'nothingIsLeftTo',
  missing: 'nothingIsLeftTo',
  machine: 'nothingToCheck',
  outOfDate: 'everythingIsUpTo',
} as const;

/** Machine translations are a choice only where there are some. */
const choicesOf = (texts: readonly TranslationText[], shown: Shown) =>
  (Object.keys(SHOWN) as Shown[])
    .filter((value) => value !== 'machine' || value === shown || countOf(texts, value) > 0)
    .map((value) => ({ value, label: `${SHOWN[value]} (${countOf(texts, value)})` }));

const countOf = (texts: readonly TranslationText[], shown: Shown): number =>
  shown === 'all' ? texts.length : texts.filter(({ state }) => state === shown).length;

const isNextKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** The first field below the one with the keyboard whose text is missing or out of date. */
function goToNext(list: HTMLUListElement | null, event: KeyboardEvent): void {
  const rows = [...(list?.children ?? [])];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows.slice(here + 1).find((row) => row.getAttribute('data-state') !== 'translated');
  const field = next?.querySelector<HTMLElement>('textarea, [contenteditable="true"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
