import {
  ActionIcon,
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  NativeSelect,
  NumberInput,
  Skeleton,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History as HistoryIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { MAX_STOCK } from '#core/commerce/product.ts';
import { MAX_STOCK_CHANGES, products, type StockRow } from '#contract/products.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { ChosenStock } from './chosen-stock.tsx';
import { stockHistoryQuery, stockQuery, useShopChange, type StockShow } from '../shop/queries.ts';
import { undoOf, type StockEdit } from './stock-changes.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';

const SEARCH_DELAY_MS = 250;
const SHOWS = [
  { value: 'all', label: 'All' },
  { value: 'low', label: 'Running low' },
  { value: 'out', label: 'Sold out' },
];
const REASONS: Readonly<Record<string, string>> = {
  order: 'Sold',
  notPaid: 'Not paid, put back',
  restock: 'Put back from an order',
  count: 'Counted',
  endless: 'Never runs out from here on',
  counted: 'Counted again from here on',
};

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

/** Counts that were typed and not saved yet, by variant. */
type Counts = Readonly<Record<string, number>>;

export function Inventory() {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const [show, setShow] = useState<StockShow>('all');
  const [counts, setCounts] = useState<Counts>({});
  const [opened, setOpened] = useState<StockRow>();
  const list = useInfiniteQuery(stockQuery(words, show));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const picked = rows.filter(({ variantId }) => chosen.includes(variantId));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  const change = useShopChange(saveStock);
  const save = (edits: StockEdit[], onSaved?: () => void) => {
    const before = rows;
    if (edits.length === 0) {
      notifications.show({ message: 'They are like that already.' });
      return;
    }
    change.mutate(edits, {
      onSuccess: (after) => {
        onSaved?.();
        const words = edits.length === 1 ? 'The stock is saved.' : `${edits.length} stocks are saved.`;
        tellUndoable(words, () => change.mutate(undoOf(before, after)));
      },
    });
  };
  const changes = rows
    .filter(
      ({ variantId, qtyInStock }) => counts[variantId] !== undefined && counts[variantId] !== qtyInStock,
    )
    // What was sold while somebody counted stays sold.
    .map(({ variantId, qtyInStock }) => ({ variantId, delta: (counts[variantId] ?? 0) - qtyInStock }));
  return (
    <SellingPanel
      title="Inventory"
      actions={
        <Button
          size="xs"
          disabled={changes.length === 0}
          loading={change.isPending}
          onClick={() => save(changes, () => setCounts({}))}
        >
          {changes.length === 0
            ? 'Save'
            : `Save ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
        </Button>
      }
    >
      <Stack gap="md">
        <div className={classes.filters}>
          <TextInput
            aria-label="Search the inventory"
            placeholder="Product or SKU"
            type="search"
            leftSection={<Search size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label="Show"
            data={SHOWS}
            value={show}
            onChange={(event) => setShow(event.currentTarget.value as StockShow)}
          />
        </div>
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && rows.length === 0 && (
          <Text role="status" className="quiet">
            Nothing here matches.
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
          <div className={`${classes.table} ${classes.stocks}`}>
            <Table verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w={32}>
                    <Checkbox
                      aria-label="Choose all that are shown"
                      checked={picked.length === rows.length}
                      indeterminate={picked.length > 0 && picked.length < rows.length}
                      onChange={(event) =>
                        setChosen(event.currentTarget.checked ? rows.map(({ variantId }) => variantId) : [])
                      }
                    />
                  </Table.Th>
                  <Table.Th>Product</Table.Th>
                  <Table.Th className={classes.wide}>SKU</Table.Th>
                  <Table.Th miw={88} w={140}>
                    In stock
                  </Table.Th>
                  <Table.Th>Never runs out</Table.Th>
                  <Table.Th aria-label="History" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.variantId}>
                    <Table.Td>
                      <Checkbox
                        aria-label={`Choose ${row.title} ${row.name}`}
                        checked={chosen.includes(row.variantId)}
                        onChange={(event) => choose(row.variantId, event.currentTarget.checked)}
                      />
                    </Table.Td>
                    <Table.Td>
                      {row.name === '' ? row.title : `${row.title}, ${row.name}`}
                      <Text size="sm" className={`quiet ${classes.narrow}`}>
                        {row.sku}
                      </Text>
                    </Table.Td>
                    <Table.Td className={classes.wide}>{row.sku}</Table.Td>
                    <Table.Td>
                      <NumberInput
                        aria-label={`In stock of ${row.title} ${row.name}`}
                        min={0}
                        max={MAX_STOCK}
                        allowDecimal={false}
                        disabled={row.unlimited}
                        value={counts[row.variantId] ?? row.qtyInStock}
                        onChange={(next) =>
                          typeof next === 'number' && setCounts({ ...counts, [row.variantId]: next })
                        }
                      />
                    </Table.Td>
                    <Table.Td>
                      <Switch
                        aria-label={`${row.title} ${row.name} never runs out`}
                        checked={row.unlimited}
                        onChange={(event) =>
                          save([{ variantId: row.variantId, unlimited: event.currentTarget.checked }])
                        }
                      />
                    </Table.Td>
                    <Table.Td>
                      <Tooltip label="History">
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          aria-label={`History of ${row.title} ${row.name}`}
                          onClick={() => setOpened(row)}
                        >
                          <HistoryIcon size={18} />
                        </ActionIcon>
                      </Tooltip>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        )}
        {list.hasNextPage && (
          <Group justify="center">
            <Button variant="default" onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </Group>
        )}
      </Stack>
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.title}
        centered
      >
        {opened && <History variantId={opened.variantId} />}
      </Modal>
    </SellingPanel>
  );
}

function History({ variantId }: { variantId: string }) {
  const { data } = useQuery(stockHistoryQuery(variantId));
  if (!data) return <Skeleton height={120} />;
  if (data.changes.length === 0) return <Text className="quiet">Nothing has changed yet.</Text>;
  return (
    <ol className={classes.timeline}>
      {data.changes.map(({ delta, reason, by, at }) => (
        <li key={at + reason + delta}>
          <Text>
            {delta !== 0 && `${delta > 0 ? `+${delta}` : delta} · `}
            {REASONS[reason] ?? reason}
          </Text>
          <Text size="sm" className="quiet">
            {new Date(at).toLocaleString()} {by !== '' && `by ${by}`}
          </Text>
        </li>
      ))}
    </ol>
  );
}
