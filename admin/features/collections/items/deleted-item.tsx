import { Alert, Button, Text } from '@mantine/core';
import { useItemChange } from '../../../documents/collections.ts';
import { say } from './words.ts';

export function DeletedItem({ id, collectionId }: { id: string; collectionId: string }) {
  const change = useItemChange(collectionId);
  return (
    <Alert color="gray" title={say('thisItemIsDeleted')}>
      <Text size="sm" mb="sm">
        {say('visitorsNoLongerSee')}
      </Text>
      <Button
        size="xs"
        loading={change.isPending}
        onClick={() => change.mutate({ ids: [id], change: { do: 'restore' } })}
      >
        {say('bringItBack')}
      </Button>
    </Alert>
  );
}
