import { Alert, Button, Select, Skeleton, Switch, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerSentence } from '#contract/content/multilingual.ts';
import { useSingle } from '../../documents/queries.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { useSearch } from '../../kit/lists/use-search.ts';
import { PublishLine } from '../../panels/settings/publish-line.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { titleOfArea } from './area-titles.ts';
import { languageName } from '../../documents/languages.ts';
import { wordsQuery } from './queries.ts';
import { WordRow } from './word-row.tsx';
import { spokenLanguage } from '../../words/catalogue.ts';
import { say as words } from './words.ts';
import classes from './languages.module.css';

/** Drawing all of them at once would make typing slow. */
const SHOWN_AT_ONCE = 100;
/** Every save here is of one sentence, and waits for its button. */
const SAVED = { isChanged: false, save: () => Promise.resolve(true) };

/** Everything the product says to visitors, for the owner to say otherwise. */
export default function WordsPanel() {
  const [language, setLanguage] = useState<string>();
  const { data, error } = useQuery({ ...wordsQuery(language), placeholderData: keepPreviousData });
  const entry = useSingle('settings', 'words');
  return (
    <SettingsPanel title={words('words')}>
      <Text className="quiet">{words('changeWhatButtonsMessages', { example: '{name}' })}</Text>
      {entry && <PublishLine entry={entry} form={SAVED} action={words('publishWords')} />}
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <>
          {data.languages.length > 1 && (
            <Select
              label={words('language')}
              data={data.languages.map((value) => ({ value, label: languageName(value) }))}
              value={language ?? data.language}
              onChange={(value) => setLanguage(value ?? data.language)}
              allowDeselect={false}
            />
          )}
          <Sentences key={data.language} language={data.language} sentences={data.sentences} />
        </>
      )}
    </SettingsPanel>
  );
}

function Sentences(props: { language: string; sentences: readonly OwnerSentence[] }) {
  const { language, sentences } = props;
  const search = useSearch();
  const [area, setArea] = useState<string | null>(null);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const found = sentences.filter(
    (each) =>
      (area === null || each.area === area) &&
      (!isOwnOnly || each.own !== null) &&
      isAbout(each, search.words.toLowerCase()),
  );
  const areas = [...new Set(sentences.map((each) => each.area))].map((value) => ({
    value,
    label: titleOfArea(value),
  }));
  return (
    <>
      <SearchBox
        aria-label={words('searchSentences')}
        placeholder={words('searchSuchAsAdd')}
        search={search}
      />
      <Select
        label={words('area')}
        placeholder={words('allAreas')}
        data={areas.toSorted((a, b) => a.label.localeCompare(b.label, spokenLanguage()))}
        value={area}
        onChange={setArea}
        clearable
        searchable
      />
      <Switch
        label={words('onlyYourOwnWording')}
        checked={isOwnOnly}
        onChange={({ currentTarget }) => setOwnOnly(currentTarget.checked)}
      />
      <Text size="sm" className="quiet" role="status">
        {words('sentences', { count: found.length })}
      </Text>
      <ul className={classes.rows} aria-label={words('sentences2')}>
        {found.slice(0, limit).map((sentence) => (
          <WordRow key={sentence.name} language={language} sentence={sentence} />
        ))}
      </ul>
      {found.length > limit && (
        <Button
          className={classes.first ?? ''}
          variant="default"
          onClick={() => setLimit(limit + SHOWN_AT_ONCE)}
        >
          {words('showMore')}
        </Button>
      )}
    </>
  );
}

const isAbout = ({ name, text, own }: OwnerSentence, words: string): boolean =>
  words === '' || [text, own ?? '', name].some((each) => each.toLowerCase().includes(words));
