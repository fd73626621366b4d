import { Button, Checkbox, Group, NativeSelect, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import type { StockRow } from '#contract/shop/products.ts';
import { bulkEdits, type BulkStock, type StockEdit } from './stock-changes.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const KINDS = [
  { value: 'set', label: say('setTo') },
  { value: 'add', label: say('add') },
  { value: 'take', label: say('subtract') },
] as const;

/** The same for all stocks that were chosen. */
export function ChosenStock(props: {
  chosen: readonly StockRow[];
  all: readonly StockRow[];
  isBusy: boolean;
  onChoose: (ids: readonly string[]) => void;
  onChange: (edits: StockEdit[]) => void;
}) {
  const { chosen, all, isBusy, onChoose, onChange } = props;
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('set');
  const [count, setCount] = useState<number | string>('');
  const run = (bulk: BulkStock) => onChange(bulkEdits(chosen, bulk));
  const isAll = chosen.length === all.length;
  return (
    <Group gap={8} className={classes.chosen ?? ''} role="toolbar" aria-label={say('selectedVariants')}>
      <Checkbox
        aria-label={say('selectAll')}
        checked={isAll}
        indeterminate={!isAll}
        onChange={() => onChoose(isAll ? [] : all.map(({ variantId }) => variantId))}
      />
      <Text size="sm" miw={72}>
        {say('selected', { count: chosen.length })}
      </Text>
      <Group gap={4} wrap="nowrap">
        <NativeSelect
          size="xs"
          w={108}
          aria-label={say('change')}
          data={KINDS}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(KINDS.find((each) => each.value === value)?.value ?? 'set')
          }
        />
        <NumberInput
          size="xs"
          w={84}
          aria-label={say('quantity')}
          min={0}
          max={MAX_STOCK}
          allowDecimal={false}
          allowNegative={false}
          value={count}
          onChange={setCount}
        />
        <Button
          size="xs"
          disabled={typeof count !== 'number'}
          loading={isBusy}
          onClick={() => typeof count === 'number' && run({ kind, count })}
        >
          {say('apply')}
        </Button>
      </Group>
      <Group gap={4} wrap="nowrap">
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => run({ kind: 'endless' })}>
          {say('doNotTrack')}
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => run({ kind: 'counted' })}>
          {say('track')}
        </Button>
      </Group>
    </Group>
  );
}
