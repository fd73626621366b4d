import { Alert, Anchor, Button, Group, Select, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { multilingual } from '#contract/content/multilingual.ts';
import { useMay } from '../../account/account.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { ImportTranslations } from './exchange.tsx';
import { LanguageRow } from './language-row.tsx';
import { MachineSettings } from './machine/machine-settings.tsx';
import { languageOptions } from './names.ts';
import { languagesQuery } from '../../documents/languages.ts';
import { STALE_LANGUAGES, statusQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** The languages of the site, with how much is translated into each. */
export default function LanguagesPanel() {
  const { data, error } = useQuery(languagesQuery);
  const { data: status } = useQuery(statusQuery);
  const may = useMay(SettingsPermission.site) ?? false;
  const mayWord = useMay(SettingsPermission.words) ?? false;
  const change = useChange(
    (body: { languages: string[]; defaultLanguage?: string }) => call(multilingual.languages, { body }),
    { stale: STALE_LANGUAGES, onError: tellProblem },
  );
  return (
    <SettingsPanel title={say('languages')}>
      <Text className="quiet">{say('eachLanguageHasIts')}</Text>
      {mayWord && (
        <Anchor component={Link} to="/settings/words">
          {say('changeTheWordsOf')}
        </Anchor>
      )}
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <>
          {may && (
            <AddLanguage
              known={data.languages}
              isBusy={change.isPending}
              onAdd={(language) => change.mutate({ languages: [...data.languages, language] })}
            />
          )}
          <ul className={classes.rows} aria-label={say('languagesOfThisSite')}>
            {data.languages.map((language) => (
              <LanguageRow
                key={language}
                language={language}
                settings={data}
                progress={status?.languages.find((each) => each.language === language)}
                may={may}
                isBusy={change.isPending}
                onMakeDefault={() => change.mutate({ languages: data.languages, defaultLanguage: language })}
                onRemove={() =>
                  change.mutate({ languages: data.languages.filter((each) => each !== language) })
                }
              />
            ))}
          </ul>
          {data.languages.length > 1 && <ImportTranslations />}
          {data.languages.length > 1 && may && <MachineSettings />}
        </>
      )}
    </SettingsPanel>
  );
}

function AddLanguage(props: {
  known: readonly string[];
  isBusy: boolean;
  onAdd: (language: string) => void;
}) {
  const { known, isBusy, onAdd } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const add = () => {
    if (chosen === null) return;
    onAdd(chosen);
    setChosen(null);
  };
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <Select
        className={classes.grows}
        label={say('addALanguage')}
        placeholder={say('chooseOrTypeSuch')}
        data={languageOptions(known)}
        value={chosen}
        onChange={setChosen}
        searchable
        clearable
        openOnFocus={false}
        limit={50}
        nothingFoundMessage={say('noSuchLanguage')}
      />
      <Button onClick={add} disabled={chosen === null} loading={isBusy}>
        {say('add')}
      </Button>
    </Group>
  );
}
