import {
  ActionIcon,
  Checkbox,
  NumberInput,
  Switch,
  Table,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import { History } from 'lucide-react';
import { MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import type { StockRow } from '#contract/shop/products.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Counts that were typed and not saved yet, by variant. */
export type Counts = Readonly<Record<string, number>>;

interface StockTableProps {
  rows: readonly StockRow[];
  counts: Counts;
  /** Ids of variants; some may not be among the rows any more. */
  chosen: readonly string[];
  onCount: (id: string, count: number) => void;
  onChoose: (ids: readonly string[]) => void;
  onUnlimited: (id: string, isUnlimited: boolean) => void;
  onHistory: (row: StockRow) => void;
}

export function StockTable(props: StockTableProps) {
  const { rows, chosen, onChoose } = props;
  const picked = rows.filter(({ variantId }) => chosen.includes(variantId));
  return (
    <div className={`${classes.table} ${classes.stocks}`}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={32}>
              <Checkbox
                aria-label={say('selectAllShown')}
                checked={picked.length === rows.length}
                indeterminate={picked.length > 0 && picked.length < rows.length}
                onChange={(event) =>
                  onChoose(event.currentTarget.checked ? rows.map(({ variantId }) => variantId) : [])
                }
              />
            </Table.Th>
            <Table.Th>{say('product')}</Table.Th>
            <Table.Th className={classes.wide}>SKU</Table.Th>
            <Table.Th miw={88} w={140}>
              {say('inStock')}
            </Table.Th>
            <Table.Th>{say('unlimited')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{say('history')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.variantId} {...props} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row(props: StockTableProps & { row: StockRow }) {
  const { row, counts, chosen } = props;
  const { variantId: id } = row;
  const choose = (isChosen: boolean) =>
    props.onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={say('selectVariant', { title: row.title, name: row.name })}
          checked={chosen.includes(id)}
          onChange={(event) => choose(event.currentTarget.checked)}
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
          aria-label={say('stockOf', { title: row.title, name: row.name })}
          min={0}
          max={MAX_STOCK}
          allowDecimal={false}
          disabled={row.unlimited}
          value={counts[id] ?? row.qtyInStock}
          onChange={(next) => typeof next === 'number' && props.onCount(id, next)}
        />
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={say('unlimitedOf', { title: row.title, name: row.name })}
          checked={row.unlimited}
          onChange={(event) => props.onUnlimited(id, event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Tooltip label={say('history')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say('historyOf', { title: row.title, name: row.name })}
            onClick={() => props.onHistory(row)}
          >
            <History size={18} />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}
