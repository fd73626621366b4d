import { Button, Checkbox } from '@mantine/core';
import { Table2 } from 'lucide-react';
import { Link } from 'react-router';
import { MAX_TABLE_PRODUCTS } from '#contract/shop/product-table.ts';
import type { WorkflowState } from '#core/commerce/catalogue/product.ts';
import type { ProductEntry } from '#contract/shop/products.ts';
import { tableAddress } from './product-table.tsx';
import { say } from './words.ts';
import classes from '../../shop/selling.module.css';

/** Of the products in sight, those that are edited together. */
export function ChosenProducts(props: {
  products: readonly ProductEntry[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { products, onChange } = props;
  const chosen = products.filter(({ id }) => props.chosen.has(id));
  if (products.length === 0) return null;
  const isAll = chosen.length === products.length;
  const ids = chosen.slice(0, MAX_TABLE_PRODUCTS).map(({ id }) => id);
  return (
    <div className={classes.chosen} role="toolbar" aria-label={say('selectedProducts')}>
      <Checkbox
        label={chosen.length === 0 ? say('selectAllShown') : say('selected', { count: chosen.length })}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChange(isAll ? new Set() : new Set(products.map(({ id }) => id)))}
      />
      {chosen.length > 0 && (
        <Button
          component={Link}
          to={tableAddress({ ids: ids.join(',') })}
          size="xs"
          variant="default"
          leftSection={<Table2 size={16} />}
        >
          {say('editSelected')}
        </Button>
      )}
    </div>
  );
}

/** All that the list finds, also what it has not shown yet. */
export function EditAll({ words, workflow }: { words: string; workflow: WorkflowState | undefined }) {
  return (
    <Button
      component={Link}
      to={tableAddress({ words, ...(workflow && { workflow }) })}
      variant="default"
      leftSection={<Table2 size={16} />}
    >
      {say('editAll')}
    </Button>
  );
}
