import { ActionIcon, Alert, Button, Group, Modal, Select, Skeleton, Stack, Text } from '@mantine/core';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { renditionUrl } from '#core/images/images.ts';
import { MAX_ORDERABLE_ITEMS } from '#core/limits.ts';
import { movedTo } from '#core/moved-to.ts';
import { products, type ProductEntry } from '#contract/shop/products.ts';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { productsQuery } from '../../../pickers/shop/queries.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** The order in which visitors see the products who do not ask for another. */
export function ArrangeProducts({ onClose }: { onClose: () => void }) {
  const list = useInfiniteQuery(productsQuery(''));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const [own, setOwn] = useState<readonly ProductEntry[]>();
  const found = list.data?.pages.flatMap((page) => page.products) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const isMissing = hasNextPage && found.length < MAX_ORDERABLE_ITEMS;

  useEffect(() => {
    if (isMissing && !isFetchingNextPage) void fetchNextPage();
  }, [isMissing, fetchNextPage, isFetchingNextPage]);

  const order = own ?? found.slice(0, MAX_ORDERABLE_ITEMS);
  const saving = useShopChange(
    () => call(products.arrange, { body: { ids: order.map(({ id }) => id) } }),
    say('orderSaved'),
  );
  const move = (from: number, to: number) => setOwn(movedTo(order, from, to));
  return (
    <Modal opened onClose={onClose} title={say('arrangeProducts')} size="lg">
      {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
      {(list.isPending || isMissing) && !list.error && <Skeleton height={240} />}
      {list.data && !isMissing && (
        <Stack gap="md">
          <Text size="sm" className="quiet">
            {say('dragAProductOr')}
          </Text>
          {total > MAX_ORDERABLE_ITEMS && <Behind order={order} onOrder={setOwn} />}
          <DragDropProvider
            onDragEnd={({ operation: { source }, canceled }) => {
              if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
            }}
          >
            <ol className={classes.arranged} aria-label={say('productsInOrder')}>
              {order.map((product, at) => (
                <Row
                  key={product.id}
                  product={product}
                  at={at}
                  count={order.length}
                  onMove={(to) => move(at, to)}
                />
              ))}
            </ol>
          </DragDropProvider>
          <Group justify="flex-end" className={classes.arrangedEnd ?? ''}>
            <Button variant="default" onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button
              disabled={own === undefined}
              loading={saving.isPending}
              onClick={() => saving.mutate(undefined, { onSuccess: onClose })}
            >
              {say('saveOrder')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** What is behind those that can be arranged comes to the front by its name. */
function Behind(props: {
  order: readonly ProductEntry[];
  onOrder: (order: readonly ProductEntry[]) => void;
}) {
  const { order, onOrder } = props;
  const { typed, setTyped, words } = useSearch();
  const { data } = useInfiniteQuery(productsQuery(words));
  const known = data?.pages.flatMap((page) => page.products) ?? [];
  return (
    <Select
      label={say('bringToFront')}
      description={say('arrangeable', { most: MAX_ORDERABLE_ITEMS })}
      placeholder={say('nameTagOrSku')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has looked for the words in more than the name.
      filter={({ options }) => options}
      nothingFoundMessage={say('noMatches')}
      data={known.map(({ id, title }) => ({ value: id, label: title }))}
      value={null}
      onChange={(id) => {
        const chosen = known.find((product) => product.id === id);
        const rest = order.filter((product) => product.id !== id);
        if (chosen) onOrder([chosen, ...rest].slice(0, MAX_ORDERABLE_ITEMS));
        setTyped('');
      }}
    />
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function Row(props: { product: ProductEntry; at: number; count: number; onMove: (to: number) => void }) {
  const { product, at, count, onMove } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: product.id, index: at });
  const { title, image } = product;
  const hearKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(at + step);
  };
  const tools = [
    { label: say('moveTop', { title }), icon: ArrowUpToLine, isOff: at === 0, to: 0 },
    { label: say('moveUp', { title }), icon: ArrowUp, isOff: at === 0, to: at - 1 },
    { label: say('moveDown', { title }), icon: ArrowDown, isOff: at === count - 1, to: at + 1 },
  ];
  return (
    <li ref={ref} data-dragging={isDragging || undefined} onKeyDown={hearKey}>
      <ActionIcon
        ref={handleRef}
        variant="subtle"
        color="gray"
        className={classes.grip ?? ''}
        aria-label={say('dragTitle', { title })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <GripVertical size={16} />
      </ActionIcon>
      {image === '' ? (
        <span className={classes.thumb} />
      ) : (
        <img
          className={classes.thumb}
          src={renditionUrl(image, 100)}
          alt=""
          draggable={false}
          loading="lazy"
        />
      )}
      <span className={classes.arrangedName}>{title}</span>
      <Group gap={0} wrap="nowrap">
        {tools.map(({ label, icon: Icon, isOff, to }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            aria-label={label}
            disabled={isOff}
            onClick={() => onMove(to)}
          >
            <Icon size={16} />
          </ActionIcon>
        ))}
      </Group>
    </li>
  );
}
