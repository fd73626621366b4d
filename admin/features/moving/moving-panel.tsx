import { Alert, Button, FileButton, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { moving } from '#contract/content/moving.ts';
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
          <h2 id="move-in">Import</h2>
          <Text className="quiet" mb="sm">
            Choose a WordPress export (Tools → Export), a Squarespace export (Settings → Import / Export) or
            an archive of a site like this one. An export is added to your content; importing it again makes
            no duplicates. An archive restores what it holds, and pages already at its addresses move to new
            ones.
          </Text>
          <FileButton accept=".xml,.gz,.tgz" onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} leftSection={<Upload size={16} />} loading={sent !== undefined}>
                Choose a file
              </Button>
            )}
          </FileButton>
          {sent !== undefined && <Progress mt="sm" value={sent * 100} aria-label="Upload progress" />}
          {problem && (
            <Alert color="red" role="alert" mt="sm">
              {problem}
            </Alert>
          )}
        </section>
        {isPending && <Skeleton height={120} role="progressbar" aria-label="Loading imports" />}
        {error && (
          <Alert color="red" role="alert">
            {sentenceOf(error)}
          </Alert>
        )}
        {data?.map((entry) => (
          <ImportRow key={entry.id} entry={entry} />
        ))}
        <section aria-labelledby="move-out">
          <h2 id="move-out">Export</h2>
          <Text className="quiet" mb="sm">
            One file with all pages, collections, products, mailing lists, comments, settings, redirects and
            files. Import it elsewhere to get the same site again. Keep it safe: it holds your subscribers’
            addresses.
          </Text>
          <Button
            component="a"
            href={moving.archive.path}
            download
            variant="default"
            leftSection={<Download size={16} />}
          >
            Download archive
          </Button>
        </section>
      </Stack>
    </SettingsPanel>
  );
}
