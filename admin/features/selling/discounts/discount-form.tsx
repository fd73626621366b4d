import { NumberInput, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  discountField,
  isAskedOf,
  NEW_DISCOUNT,
  newAmount,
  type DiscountDraft,
} from '#core/commerce/pricing/discount-fields.ts';
import { PERCENT, type DiscountKind } from '#core/commerce/pricing/discounts.ts';
import { rateOf } from '#core/commerce/pricing/tax.ts';
import { toCents } from '#core/money/currency.ts';
import { discounts, type DiscountEntry } from '#contract/shop/discounts.ts';
import { Fields } from '../../../fields/fields.tsx';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { useShopChange } from '../shop/queries.ts';
import { RecordActions } from '../shop/record-actions.tsx';
import { say } from './words.ts';

const CONTROLS = discountField.control.fields ?? {};
const NAMES = Object.keys(CONTROLS);
/** The amount is drawn on its own, behind what it depends on. */
const AT = NAMES.indexOf('amount' satisfies keyof DiscountDraft);

export function DiscountForm({
  discount,
  onDone,
}: {
  discount: DiscountEntry | undefined;
  onDone: () => void;
}) {
  const [draft, setDraft] = useState<DiscountDraft>(() => {
    if (!discount) return NEW_DISCOUNT;
    const { id: _id, used: _used, ...rest } = discount;
    return rest;
  });
  const saving = useShopChange(
    () =>
      discount
        ? call(discounts.save, { params: { id: discount.id }, body: draft })
        : call(discounts.create, { body: draft }),
    say('saved'),
  );
  const removing = useShopChange(
    () => call(discounts.remove, { params: { id: discount?.id ?? '' } }),
    say('deleted'),
  );
  const errors = saving.error instanceof CallProblem ? saving.error.errors : {};
  const fields = (names: readonly string[]) => (
    <Fields
      controls={CONTROLS}
      names={names.filter((name) => isAskedOf(name, draft))}
      values={draft}
      errors={errors}
      onChange={(name, value) => setDraft((before) => changed(before, name, value))}
    />
  );
  return (
    <Stack>
      {fields(NAMES.slice(0, AT))}
      <Amount
        draft={draft}
        error={errors['amount']}
        onChange={(amount) => setDraft((before) => ({ ...before, amount }))}
      />
      {fields(NAMES.slice(AT + 1))}
      <RecordActions
        name={discount?.name}
        isSaving={saving.isPending}
        onSave={() => saving.mutate(undefined, { onSuccess: onDone })}
        onDelete={() => removing.mutate(undefined, { onSuccess: onDone })}
      />
    </Stack>
  );
}

function changed(draft: DiscountDraft, name: string, value: unknown): DiscountDraft {
  const next: DiscountDraft = { ...draft, [name]: value };
  // Ten percent are no ten cents.
  return name === 'kind' ? { ...next, amount: newAmount(next.kind) } : next;
}

interface AmountProps {
  draft: DiscountDraft;
  error: string | undefined;
  onChange: (amount: number) => void;
}

function Percent({
  draft,
  error,
  onChange,
  ...words
}: AmountProps & { label: string; description?: string }) {
  return (
    <NumberInput
      {...words}
      error={error}
      min={0}
      max={100}
      decimalScale={3}
      value={draft.amount / PERCENT}
      onChange={(next) => typeof next === 'number' && onChange(rateOf(next))}
    />
  );
}

/** How much it takes off, for each kind: the compiler asks for a new one. */
const AMOUNTS: Readonly<Record<DiscountKind, (props: AmountProps) => ReactNode>> = {
  percent: (props) => <Percent {...props} label={say('percent')} />,
  fixed: ({ draft, error, onChange }) => (
    <MoneyInput label={say('amount')} error={error} cents={toCents(draft.amount)} onCents={onChange} />
  ),
  buyXGetY: (props) => (
    <Percent {...props} label={say('percentOffThose')} description={say('cheapestAreReduced')} />
  ),
  freeShipping: () => null,
};

const Amount = (props: AmountProps) => AMOUNTS[props.draft.kind](props);
