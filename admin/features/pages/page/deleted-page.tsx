import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DocumentEntry } from '#contract/content/content.ts';
import { historyQuery } from '../../../documents/queries.ts';
import { useRestore } from '../../../panels/history/use-restore.ts';
import { say } from './words.ts';

export function DeletedPage({ page }: { page: DocumentEntry }) {
  const { data: revisions = [] } = useQuery(historyQuery(page.id));
  const restore = useRestore();
  const last = revisions.find(({ isDeleted }) => !isDeleted);
  return (
    <Alert color="gray" title={say('thisPageIsDeleted')}>
      <Text size="sm" mb="sm">
        {say('itLeavesTheLive')}
      </Text>
      <Button
        size="xs"
        disabled={!last}
        loading={restore.isPending}
        onClick={() => last && restore.mutate({ id: page.id, base: page.revision, revision: last.number })}
      >
        {say('bringItBack')}
      </Button>
    </Alert>
  );
}
