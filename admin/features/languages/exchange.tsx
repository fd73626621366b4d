import { Alert, Button, FileButton, Group, Menu } from '@mantine/core';
import { multilingual } from '#contract/content/multilingual.ts';
import { hrefTo } from '#contract/href-to.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { CONTENT } from '../../documents/queries.ts';
import { languageName } from '../../documents/languages.ts';
import { STALE_LANGUAGES } from './queries.ts';
import { say } from './words.ts';

/** A language as a file for translators. */
export function ExportMenu({ language }: { language: string }) {
  return (
    <Menu>
      <Menu.Target>
        <Button size="xs" variant="default">
          {say('exportTexts')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          download
          href={hrefTo(multilingual.export, { query: { language, format: 'xliff' } })}
        >
          {say('xliffFile')}
        </Menu.Item>
        <Menu.Item
          component="a"
          download
          href={hrefTo(multilingual.export, { query: { language, format: 'csv' } })}
        >
          {say('csvFile')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Takes such a file back; it says itself which language it is of. */
export function ImportTranslations() {
  const change = useChange(
    async (chosen: File) => call(multilingual.import, { body: { file: await chosen.text() } }),
    { stale: [...STALE_LANGUAGES, CONTENT] },
  );
  return (
    <>
      <Group>
        <FileButton
          accept=".xlf,.xliff,.csv"
          onChange={(chosen) => {
            if (chosen) change.mutate(chosen);
          }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={change.isPending}>
              {say('importTranslations')}
            </Button>
          )}
        </FileButton>
      </Group>
      {change.error !== null && (
        <Alert color="red" role="alert">
          {sentenceOf(change.error)}
        </Alert>
      )}
      {change.data && !change.isPending && change.error === null && (
        <Alert role="status">
          {say('textsImported', {
            count: change.data.imported,
            language: languageName(change.data.language),
          })}
        </Alert>
      )}
    </>
  );
}
