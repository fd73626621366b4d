import { MAX_PRICE_CENTS, NO_CENTS } from '#core/money/currency.ts';
import { Button, NumberInput, Popover, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import type { VariantDraft } from '#contract/shop/products.ts';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { useUnits } from '../../../account/shop.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** The same for all variants that were chosen. */
export function BulkChange(props: { isSent: boolean; onApply: (change: Partial<VariantDraft>) => void }) {
  const { isSent, onApply } = props;
  const [price, setPrice] = useState(NO_CENTS);
  const [salePrice, setSalePrice] = useState(NO_CENTS);
  const [stock, setStock] = useState(0);
  const [weight, setWeight] = useState(0);
  const units = useUnits();
  return (
    <Popover width={300} position="bottom-start">
      <Popover.Target>
        <Button size="compact-sm" variant="default">
          {say('edit')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Row onSet={() => onApply({ price })}>
            <MoneyInput label={say('price')} cents={price} maxCents={MAX_PRICE_CENTS} onCents={setPrice} />
          </Row>
          <Row onSet={() => onApply({ salePrice, onSale: true })}>
            <MoneyInput
              label={say('salePrice')}
              cents={salePrice}
              maxCents={MAX_PRICE_CENTS}
              onCents={setSalePrice}
            />
          </Row>
          <Row onSet={() => onApply({ qtyInStock: stock, unlimited: false })}>
            <NumberInput
              label={say('stock')}
              min={0}
              max={MAX_STOCK}
              allowDecimal={false}
              value={stock}
              onChange={(next) => typeof next === 'number' && setStock(next)}
            />
          </Row>
          {isSent && (
            <Row onSet={() => onApply({ weight })}>
              <NumberInput
                label={units.weight === '' ? say('weight') : say('weightIn', { unit: units.weight })}
                min={0}
                step={0.1}
                value={weight}
                onChange={(next) => typeof next === 'number' && setWeight(next)}
              />
            </Row>
          )}
          <Button size="compact-sm" variant="default" onClick={() => onApply({ unlimited: true })}>
            {say('unlimitedStock')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onApply({ onSale: false })}>
            {say('endSale')}
          </Button>
          <Text size="sm" className="quiet">
            {say('nothingIsSavedBefore')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Row({ children, onSet }: { children: ReactNode; onSet: () => void }) {
  return (
    <div className={classes.setRow}>
      {children}
      <Button variant="default" onClick={onSet}>
        {say('set')}
      </Button>
    </div>
  );
}
