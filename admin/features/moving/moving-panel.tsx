import { Alert, Button, FileButton, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { moving } from '#contract/content/moving.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { ImportRow } from './import-row.tsx';
import { importsQuery, moveIn } from './queries.ts';
import { say } from './words.ts';

export default function MovingPanel() {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(importsQuery);
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | null) => {
    if (!file) return;
    setProblem(undefined);
    setSent(0);
    try {
      await moveIn(file, setSent);
    } catch (reason) {
      setProblem(sentenceOf(reason));
    }
    setSent(undefined);
    await client.invalidateQueries({ queryKey: importsQuery.queryKey });
  };
  return (
    <SettingsPanel title={say('importAndExport')}>
      <Stack gap="lg">
        <section aria-labelledby="move-in">
          <h2 id="move-in">{say('import')}</h2>
          <Text className="quiet" mb="sm">
            {say('chooseAWordPressExport')}
          </Text>
          <FileButton accept=".xml,.gz,.tgz" onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} leftSection={<Upload size={16} />} loading={sent !== undefined}>
                {say('chooseAFile')}
              </Button>
            )}
          </FileButton>
          {sent !== undefined && <Progress mt="sm" value={sent * 100} aria-label={say('uploadProgress')} />}
          {problem && (
            <Alert color="red" role="alert" mt="sm">
              {problem}
            </Alert>
          )}
        </section>
        {isPending && <Skeleton height={120} role="progressbar" aria-label={say('loadingImports')} />}
        {error && (
          <Alert color="red" role="alert">
            {sentenceOf(error)}
          </Alert>
        )}
        {data?.map((entry) => (
          <ImportRow key={entry.id} entry={entry} />
        ))}
        <section aria-labelledby="move-out">
          <h2 id="move-out">{say('export')}</h2>
          <Text className="quiet" mb="sm">
            {say('oneFileWithAll')}
          </Text>
          <Button
            component="a"
            href={moving.archive.path}
            download
            variant="default"
            leftSection={<Download size={16} />}
          >
            {say('downloadArchive')}
          </Button>
        </section>
      </Stack>
    </SettingsPanel>
  );
}
