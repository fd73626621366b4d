import { Button } from '@mantine/core';
import { say } from './words.ts';

/** The way to the next page of a list, while there is one. */
export function ShowMore({
  list,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'center' }}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {say('showMore')}
    </Button>
  );
}
