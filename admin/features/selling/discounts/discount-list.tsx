import {
  Alert,
  Badge,
  Button,
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
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { discountState, DISCOUNT_STATES, type DiscountKind } from '#core/commerce/pricing/discounts.ts';
import { rateOf, WHOLE_RATE } from '#core/commerce/pricing/tax.ts';
import { discounts, type DiscountDraft, type DiscountEntry } from '#contract/shop/discounts.ts';
import { call } from '../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../http/problem.ts';
import { MomentInput } from '../shop/moment-input.tsx';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { ProductChoice } from '../products/product-choice.tsx';
import { useCurrency } from '../../../account/shop.ts';
import { discountsQuery, moneyText, useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';

const KINDS: Readonly<Record<DiscountKind, string>> = {
  percent: 'Percentage',
  fixed: 'Fixed amount',
  freeShipping: 'Free shipping',
  buyXGetY: 'Buy some, get some',
};
const PERCENT = WHOLE_RATE / 100;
const MAX_PRODUCTS = 500;
const NEW: DiscountDraft = {
  name: '',
  code: '',
  kind: 'percent',
  amount: 10 * PERCENT,
  buy: 2,
  get: 1,
  productIds: [],
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxPerCustomer: null,
  isActive: true,
};

export function DiscountList() {
  const { data, error } = useQuery(discountsQuery);
  const [opened, setOpened] = useState<DiscountEntry | 'new'>();
  const currency = useCurrency();
  const worth = ({ kind, amount, buy, get }: DiscountEntry) => {
    if (kind === 'percent') return `${amount / PERCENT} %`;
    if (kind === 'fixed') return moneyText(amount, currency);
    return kind === 'freeShipping' ? 'Free shipping' : `Buy ${buy}, get ${get}`;
  };
  return (
    <SellingPanel
      title="Discounts"
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={() => setOpened('new')}>
          Add discount
        </Button>
      }
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && (
        <Text className="quiet">
          No discounts yet. One can ask for a code, or apply to every cart by itself.
        </Text>
      )}
      {data && data.length > 0 && (
        <div className={classes.table}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Discount</Table.Th>
                <Table.Th>Code</Table.Th>
                <Table.Th>Worth</Table.Th>
                <Table.Th className={classes.number}>Used</Table.Th>
                <Table.Th>State</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((discount) => (
                <Table.Tr key={discount.id}>
                  <Table.Td>
                    <Button variant="transparent" p={0} onClick={() => setOpened(discount)}>
                      {discount.name}
                    </Button>
                  </Table.Td>
                  <Table.Td>{discount.code === '' ? 'by itself' : discount.code}</Table.Td>
                  <Table.Td>{worth(discount)}</Table.Td>
                  <Table.Td className={classes.number}>
                    {discount.used}
                    {discount.maxUses !== null && ` of ${discount.maxUses}`}
                  </Table.Td>
                  <Table.Td>
                    <StateOf discount={discount} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? 'Add a discount' : 'Discount'}
        centered
      >
        {opened !== undefined && (
          <DiscountForm
            discount={opened === 'new' ? undefined : opened}
            onDone={() => setOpened(undefined)}
          />
        )}
      </Modal>
    </SellingPanel>
  );
}

function StateOf({ discount }: { discount: DiscountEntry }) {
  const [now] = useState(() => new Date());
  const at = (moment: string | null) => (moment === null ? null : new Date(moment));
  const state = discountState(
    { ...discount, startsAt: at(discount.startsAt), endsAt: at(discount.endsAt) },
    now,
  );
  return (
    <Badge miw="max-content" variant="light" color={state === 'on' ? 'green' : 'gray'}>
      {DISCOUNT_STATES[state]}
    </Badge>
  );
}

function DiscountForm({ discount, onDone }: { discount: DiscountEntry | undefined; onDone: () => void }) {
  const [draft, setDraft] = useState<DiscountDraft>(() => {
    if (!discount) return NEW;
    const { id: _id, used: _used, ...rest } = discount;
    return rest;
  });
  const set = (change: Partial<DiscountDraft>) => setDraft({ ...draft, ...change });
  const saving = useShopChange(
    () =>
      discount
        ? call(discounts.save, { params: { id: discount.id }, body: draft })
        : call(discounts.create, { body: draft }),
    'Saved.',
  );
  const removing = useShopChange(
    () => call(discounts.remove, { params: { id: discount?.id ?? '' } }),
    'Deleted.',
  );
  const errors = saving.error instanceof CallProblem ? saving.error.errors : {};
  const limit = (label: string, name: 'maxUses' | 'maxPerCustomer') => (
    <NumberInput
      label={label}
      placeholder="No limit"
      min={1}
      value={draft[name] ?? ''}
      onChange={(next) => set({ [name]: typeof next === 'number' ? next : null })}
    />
  );
  return (
    <Stack>
      <TextInput
        label="Name"
        description="Buyers read it beside the sum."
        value={draft.name}
        error={errors['name']}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Code"
        description="Empty means that it applies by itself."
        value={draft.code}
        error={errors['code']}
        onChange={(event) => set({ code: event.currentTarget.value.toUpperCase() })}
      />
      <NativeSelect
        label="Kind"
        data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        value={draft.kind}
        onChange={(event) => {
          const kind = event.currentTarget.value as DiscountKind;
          set({ kind, amount: kind === 'buyXGetY' ? WHOLE_RATE : kind === 'percent' ? 10 * PERCENT : 500 });
        }}
      />
      {draft.kind === 'percent' && (
        <NumberInput
          label="Percent"
          min={0}
          max={100}
          decimalScale={3}
          value={draft.amount / PERCENT}
          onChange={(next) => typeof next === 'number' && set({ amount: rateOf(next) })}
        />
      )}
      {draft.kind === 'fixed' && (
        <MoneyInput label="Amount" cents={draft.amount} onCents={(amount) => set({ amount })} />
      )}
      {draft.kind === 'buyXGetY' && (
        <Group grow>
          {(['buy', 'get'] as const).map((name) => (
            <NumberInput
              key={name}
              label={name === 'buy' ? 'Buy' : 'Get'}
              min={1}
              max={100}
              value={draft[name]}
              onChange={(next) => typeof next === 'number' && set({ [name]: next })}
            />
          ))}
        </Group>
      )}
      {draft.kind === 'buyXGetY' && (
        <NumberInput
          label="Percent off those"
          description="100 means that they are free. Of each set the cheapest are reduced."
          min={1}
          max={100}
          value={draft.amount / PERCENT}
          onChange={(next) => typeof next === 'number' && set({ amount: rateOf(next) })}
        />
      )}
      {draft.kind !== 'freeShipping' && (
        <ProductChoice
          label="Only for"
          description="Without a choice it goes for the whole shop."
          maxValues={MAX_PRODUCTS}
          value={draft.productIds}
          onChange={(productIds) => set({ productIds })}
        />
      )}
      <MoneyInput
        label="For orders from"
        cents={draft.minimumCents}
        onCents={(minimumCents) => set({ minimumCents })}
      />
      <Group grow align="start">
        <MomentInput
          label="From"
          error={errors['startsAt']}
          moment={draft.startsAt}
          onMoment={(startsAt) => set({ startsAt })}
        />
        <MomentInput
          label="Until"
          error={errors['endsAt']}
          moment={draft.endsAt}
          onMoment={(endsAt) => set({ endsAt })}
        />
      </Group>
      <Group grow>
        {limit('Uses in all', 'maxUses')}
        {limit('Uses per buyer', 'maxPerCustomer')}
      </Group>
      <Switch
        label="On"
        checked={draft.isActive}
        onChange={(event) => set({ isActive: event.currentTarget.checked })}
      />
      <Group justify="space-between">
        {discount ? (
          <Button
            variant="subtle"
            color="red"
            onClick={() => removing.mutate(undefined, { onSuccess: onDone })}
          >
            Delete “{discount.name}”
          </Button>
        ) : (
          <span />
        )}
        <Button loading={saving.isPending} onClick={() => saving.mutate(undefined, { onSuccess: onDone })}>
          Save
        </Button>
      </Group>
    </Stack>
  );
}
