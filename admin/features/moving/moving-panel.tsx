import { Alert, Button, FileButton, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { moving } from '#contract/moving.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { ImportRow } from './import-row.tsx';
import { importsQuery, moveIn } from './queries.ts';

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
    <SettingsPanel title="Import and export">
      <Stack gap="lg">
        <section aria-labelledby="move-in">
          <h2 id="move-in">Move in</h2>
          <Text className="quiet" mb="sm">
            Choose the export of WordPress (Tools → Export) or Squarespace (Settings → Import / Export), or an
            archive of a site like this one. An export is added to what is here and can be taken again without
            doubles. An archive puts back what it holds; what else stands at its addresses is moved to others.
          </Text>
          <FileButton accept=".xml,.gz,.tgz" onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} leftSection={<Upload size={16} />} loading={sent !== undefined}>
                Choose a file
              </Button>
            )}
          </FileButton>
          {sent !== undefined && (
            <Progress mt="sm" value={sent * 100} aria-label="How much of the file has been sent" />
          )}
          {problem && (
            <Alert color="red" role="alert" mt="sm">
              {problem}
            </Alert>
          )}
        </section>
        {isPending && <Skeleton height={120} role="progressbar" aria-label="Loading what was moved in" />}
        {error && (
          <Alert color="red" role="alert">
            {sentenceOf(error)}
          </Alert>
        )}
        {data?.map((entry) => (
          <ImportRow key={entry.id} entry={entry} />
        ))}
        <section aria-labelledby="move-out">
          <h2 id="move-out">Move out</h2>
          <Text className="quiet" mb="sm">
            One file with all pages, collections, products, mailing lists, comments, settings, redirects and
            files. Moved in elsewhere, it makes the same site again. Keep it as you would keep a list of
            addresses: it holds those of your readers.
          </Text>
          <Button
            component="a"
            href={moving.archive.path}
            download
            variant="default"
            leftSection={<Download size={16} />}
          >
            Download everything
          </Button>
        </section>
      </Stack>
    </SettingsPanel>
  );
}
