import { movedTo } from '#core/moved-to.ts';
import { ActionIcon, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { content } from '#contract/content/content.ts';
import type { ItemEntry } from '#contract/content/collections.ts';
import { documentQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { itemsQuery } from '../../../documents/collections.ts';
import { say } from './words.ts';
import classes from './collections.module.css';

/** The order of a collection that its owner arranges. */
export function Arrange({ collectionId, onClose }: { collectionId: string; onClose: () => void }) {
  const { data: document } = useQuery(documentQuery(collectionId));
  const list = useInfiniteQuery(itemsQuery(collectionId, {}));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const [own, setOwn] = useState<readonly string[]>();

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, fetchNextPage, isFetchingNextPage]);

  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const stored = Array.isArray(document?.body?.itemOrder) ? (document.body.itemOrder as string[]) : [];
  const order = own ?? startingOrder(items, stored);
  const move = (at: number, by: 1 | -1) => setOwn(movedTo(order, at, at + by));
  const saving = useContentChange(async () => {
    if (!document?.body) return;
    const body = { ...document.body, itemOrder: order };
    await call(content.save, { params: { id: collectionId }, body: { base: document.revision, body } });
  });
  const save = async () => {
    try {
      await saving.mutateAsync(undefined);
      notifications.show({ message: say('theOrderIsSaved') });
      onClose();
    } catch (error) {
      tellProblem(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={say('arrange')} size="lg">
      {list.isPending || hasNextPage || !document ? (
        <Skeleton height={200} />
      ) : (
        <Stack gap="md">
          <ol className={classes.arranged}>
            {order.map((id, at) => {
              const title = items.find((item) => item.id === id)?.title ?? '';
              return (
                <li key={id}>
                  <Text size="sm" truncate>
                    {title}
                  </Text>
                  <Group gap={2} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={say('moveTitleUp', { title })}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    >
                      <ArrowUp size={16} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={say('moveTitleDown', { title })}
                      disabled={at === order.length - 1}
                      onClick={() => move(at, 1)}
                    >
                      <ArrowDown size={16} />
                    </ActionIcon>
                  </Group>
                </li>
              );
            })}
          </ol>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button onClick={() => void save()} loading={saving.isPending}>
              {say('saveOrder')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** As visitors see it: what was not arranged yet comes first. */
function startingOrder(items: readonly ItemEntry[], stored: readonly string[]): string[] {
  const ids = items.map(({ id }) => id);
  return [...ids.filter((id) => !stored.includes(id)), ...stored.filter((id) => ids.includes(id))];
}
