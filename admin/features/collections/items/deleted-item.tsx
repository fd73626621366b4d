import { Alert, Button, Text } from '@mantine/core';
import { useItemChange } from '../../../documents/collections.ts';

export function DeletedItem({ id, collectionId }: { id: string; collectionId: string }) {
  const change = useItemChange(collectionId);
  return (
    <Alert color="gray" title="This item is deleted">
      <Text size="sm" mb="sm">
        Visitors no longer see it. It can be brought back for 30 days.
      </Text>
      <Button
        size="xs"
        loading={change.isPending}
        onClick={() => change.mutate({ ids: [id], change: { do: 'restore' } })}
      >
        Bring it back
      </Button>
    </Alert>
  );
}
