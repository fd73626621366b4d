import { MAX_PRICE_CENTS } from '#core/money/currency.ts';
import {
  Button,
  Checkbox,
  Group,
  NumberInput,
  Stack,
  Switch,
  Table,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { memo, useState } from 'react';
import { MAX_SKU_LENGTH, MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import type { VariantDraft } from '#contract/shop/products.ts';
import { BulkChange } from './bulk-change.tsx';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { setOnAll } from './product-draft.ts';
import { useCurrency, useUnits } from '../../../account/shop.ts';
import { VariantMore } from './variant-more.tsx';
import { say } from './words.ts';
import classes from './variants.module.css';

/** Rows beyond these are drawn as somebody asks for them, so that hundreds of variants stay quick to edit. */
const ROWS_AT_FIRST = 50;

export function VariantTable(props: {
  variants: readonly VariantDraft[];
  hasOptions: boolean;
  /** Only what is sent has a weight and sides. */
  isSent: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (variants: VariantDraft[]) => void;
}) {
  const { variants, hasOptions, isSent, errors, onChange } = props;
  const units = useUnits();
  const currency = useCurrency();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const set = (index: number, change: Partial<VariantDraft>) =>
    onChange(setOnAll(variants, new Set([index]), change));
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const isAll = chosen.size === variants.length;
  return (
    <Stack gap="xs">
      {hasOptions && (
        <Group gap="sm">
          <Checkbox
            label={chosen.size === 0 ? say('selectAll') : say('selected', { size: chosen.size })}
            checked={isAll}
            indeterminate={chosen.size > 0 && !isAll}
            onChange={() => setChosen(isAll ? new Set() : new Set(variants.keys()))}
          />
          {chosen.size > 0 && (
            <BulkChange isSent={isSent} onApply={(change) => onChange(setOnAll(variants, chosen, change))} />
          )}
        </Group>
      )}
      <div className={classes.variants}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {hasOptions && <Table.Th>{say('variant')}</Table.Th>}
              <Table.Th w={104}>{say('priceCurrency', { currency })}</Table.Th>
              <Table.Th w={150}>{say('salePriceCurrency', { currency })}</Table.Th>
              <Table.Th w={130}>{say('stock')}</Table.Th>
              <Table.Th w={150}>SKU</Table.Th>
              {isSent && <Table.Th w={96}>{weightLabel(units.weight)}</Table.Th>}
              {(isSent || hasOptions) && (
                <Table.Th w={44}>
                  <VisuallyHidden>{say('more')}</VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {variants.slice(0, shown).map((variant, index) => (
              <VariantRow
                key={variant.id || variant.optionValues.join('\n')}
                variant={variant}
                index={index}
                hasOptions={hasOptions}
                isSent={isSent}
                isChosen={chosen.has(index)}
                errors={errors}
                onChoose={toggle}
                onChange={set}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {variants.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + ROWS_AT_FIRST)}>
          {say('showMore', { count: variants.length })}
        </Button>
      )}
    </Stack>
  );
}

const weightLabel = (unit: string) => (unit === '' ? say('weight') : say('weightIn', { unit }));

const VariantRow = memo(function VariantRow(props: {
  variant: VariantDraft;
  index: number;
  hasOptions: boolean;
  isSent: boolean;
  isChosen: boolean;
  errors: Readonly<Record<string, string>>;
  onChoose: (index: number) => void;
  onChange: (index: number, change: Partial<VariantDraft>) => void;
}) {
  const { variant, index, hasOptions, isSent, errors, onChange } = props;
  const name = hasOptions ? variant.optionValues.join(' / ') : say('theProduct');
  const currency = useCurrency();
  const units = useUnits();
  const error = (key: string) => errors[`variants.${index}.${key}`];
  return (
    <Table.Tr>
      {hasOptions && (
        <Table.Td className={classes.title}>
          <Checkbox label={name} checked={props.isChosen} onChange={() => props.onChoose(index)} />
        </Table.Td>
      )}
      <Table.Td data-label={say('priceCurrency', { currency })}>
        <MoneyInput
          hasCurrency={false}
          aria-label={say('priceOfName', { name })}
          cents={variant.price}
          maxCents={MAX_PRICE_CENTS}
          error={error('price')}
          onCents={(price) => onChange(index, { price })}
        />
      </Table.Td>
      <Table.Td data-label={say('salePriceCurrency', { currency })}>
        <Group gap={8} wrap="nowrap">
          <Switch
            aria-label={say('saleOfName', { name })}
            checked={variant.onSale}
            onChange={(event) => onChange(index, { onSale: event.currentTarget.checked })}
          />
          <MoneyInput
            hasCurrency={false}
            aria-label={say('salePriceOfName', { name })}
            disabled={!variant.onSale}
            cents={variant.salePrice}
            error={error('salePrice')}
            onCents={(salePrice) => onChange(index, { salePrice })}
          />
        </Group>
      </Table.Td>
      <Table.Td data-label={say('stock')}>
        <Group gap={8} wrap="nowrap">
          <NumberInput
            aria-label={say('stockOfName', { name })}
            hideControls
            min={0}
            max={MAX_STOCK}
            allowDecimal={false}
            disabled={variant.unlimited}
            value={variant.unlimited ? '' : variant.qtyInStock}
            onChange={(next) => typeof next === 'number' && onChange(index, { qtyInStock: next })}
          />
          <Checkbox
            aria-label={say('unlimitedOf', { name })}
            title={say('unlimited')}
            label="∞"
            checked={variant.unlimited}
            onChange={(event) => onChange(index, { unlimited: event.currentTarget.checked })}
          />
        </Group>
      </Table.Td>
      <Table.Td data-label="SKU">
        <TextInput
          aria-label={say('skuOfName', { name })}
          placeholder={say('generated')}
          maxLength={MAX_SKU_LENGTH}
          value={variant.sku}
          error={error('sku')}
          onChange={(event) => onChange(index, { sku: event.currentTarget.value })}
        />
      </Table.Td>
      {isSent && (
        <Table.Td data-label={weightLabel(units.weight)}>
          <NumberInput
            aria-label={say('weightOfName', { name })}
            hideControls
            min={0}
            step={0.1}
            value={variant.weight}
            onChange={(next) => typeof next === 'number' && onChange(index, { weight: next })}
          />
        </Table.Td>
      )}
      {(isSent || hasOptions) && (
        <Table.Td className={classes.more}>
          <VariantMore
            name={name}
            variant={variant}
            isSent={isSent}
            hasPicture={hasOptions}
            onChange={(change) => onChange(index, change)}
          />
        </Table.Td>
      )}
    </Table.Tr>
  );
});
