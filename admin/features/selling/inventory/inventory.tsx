import { Alert, Button, Modal, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_STOCK_CHANGES, products, type StockRow } from '#contract/shop/products.ts';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { ChosenStock } from './chosen-stock.tsx';
import { stockQuery, useShopChange, type StockShow } from '../shop/queries.ts';
import { switchedBy, undoOf, type StockEdit } from './stock-changes.ts';
import { StockHistory } from './stock-history.tsx';
import { StockTable, type Counts } from './stock-table.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const SHOWS = [
  { value: 'all', label: say('all') },
  { value: 'low', label: say('lowStock') },
  { value: 'out', label: say('soldOut') },
];

/** As many as one call takes, one call after the other. */
async function saveStock(edits: readonly StockEdit[]): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  for (let from = 0; from < edits.length; from += MAX_STOCK_CHANGES)
    rows.push(
      ...(
        await call(products.changeStock, { body: { changes: edits.slice(from, from + MAX_STOCK_CHANGES) } })
      ).rows,
    );
  return rows;
}

export function Inventory() {
  const search = useSearch();
  const { words } = search;
  const [show, setShow] = useState<StockShow>('all');
  const [counts, setCounts] = useState<Counts>({});
  const [opened, setOpened] = useState<StockRow>();
  const list = useInfiniteQuery(stockQuery(words, show));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const picked = rows.filter(({ variantId }) => chosen.includes(variantId));
  const change = useShopChange(saveStock);
  const save = (edits: StockEdit[], onSaved?: () => void) => {
    const before = rows;
    if (edits.length === 0) {
      notifications.show({ message: say('nothingToChange') });
      return;
    }
    const saying = say('stockSaved', { count: edits.length });
    change
      .mutateAsync(edits, {
        onSuccess: (after) => tellUndoable(saying, () => change.mutate(undoOf(before, after))),
      })
      // Counts that were typed stand until the new ones have been read.
      .then(onSaved, () => undefined);
  };
  const changes = rows
    .filter(
      ({ variantId, qtyInStock }) => counts[variantId] !== undefined && counts[variantId] !== qtyInStock,
    )
    // What was sold while somebody counted stays sold.
    .map(({ variantId, qtyInStock }) => ({ variantId, delta: (counts[variantId] ?? 0) - qtyInStock }));
  return (
    <SellingPanel
      title={say('inventory')}
      actions={
        <Button
          size="xs"
          disabled={changes.length === 0}
          loading={change.isPending}
          onClick={() => save(changes, () => setCounts({}))}
        >
          {changes.length === 0 ? say('save') : say('saveChanges', { count: changes.length })}
        </Button>
      }
    >
      <Stack gap="md">
        <div className={classes.filters}>
          <SearchBox aria-label={say('searchInventory')} placeholder={say('productOrSku')} search={search} />
          <NativeSelect
            aria-label={say('show')}
            data={SHOWS}
            value={show}
            onChange={(event) => setShow(event.currentTarget.value as StockShow)}
          />
        </div>
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && rows.length === 0 && (
          <Text role="status" className="quiet">
            {say('noMatches')}
          </Text>
        )}
        {picked.length > 0 && (
          <ChosenStock
            chosen={picked}
            all={rows}
            isBusy={change.isPending}
            onChoose={setChosen}
            onChange={(edits) => save(edits, () => setChosen([]))}
          />
        )}
        {rows.length > 0 && (
          <StockTable
            rows={switchedBy(rows, change.isPending ? (change.input ?? []) : [])}
            counts={counts}
            chosen={chosen}
            onCount={(id, count) => setCounts({ ...counts, [id]: count })}
            onChoose={setChosen}
            onUnlimited={(id, unlimited) => save([{ variantId: id, unlimited }])}
            onHistory={setOpened}
          />
        )}
        <ShowMore list={list} />
      </Stack>
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.title}
        centered
      >
        {opened && <StockHistory variantId={opened.variantId} />}
      </Modal>
    </SellingPanel>
  );
}
