import { Alert, Button, Group, Text } from '@mantine/core';
import type { DocumentEntry } from '#contract/content/content.ts';
import { useRelease } from '../publish/use-publish.tsx';

/** Settings are drafts like pages. This says so where somebody would wonder why nothing happened. */
export function PublishLine(props: { entry: DocumentEntry; isChanged: boolean; action?: string }) {
  const { entry, isChanged, action = 'Publish these settings' } = props;
  const { publish } = useRelease();
  if (entry.state === 'live')
    return (
      <Text size="sm" className="quiet">
        {isChanged ? 'Save your changes, then publish them.' : 'These settings are live.'}
      </Text>
    );
  return (
    <Alert color="blue" p="sm">
      <Group justify="space-between" wrap="nowrap" align="center">
        <Text size="sm">Saved as a draft. Publish to make it live.</Text>
        <Button
          size="xs"
          style={{ flex: 'none' }}
          loading={publish.isPending}
          disabled={isChanged}
          onClick={() => publish.mutate([entry.id])}
        >
          {action}
        </Button>
      </Group>
    </Alert>
  );
}
