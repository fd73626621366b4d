import type { Cents } from '#core/money/currency.ts';
import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import { MAX_COUPONS, type Cart, type CartEntry, type EntryProblem } from '#core/commerce/cart/cart.ts';
import { MAX_CODE_LENGTH, normalCode } from '#core/commerce/pricing/discounts.ts';
import type { OwnerWish } from '#contract/shop/orders.ts';
import { RemovablePill } from '../../../kit/removable-pill.tsx';
import { useCurrency } from '../../../account/shop.ts';
import { moneyText, quoteQuery } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';
import { en as said } from '#core/words/cart/en.ts';
import { deliveryWords } from './delivery-words.ts';
import { say } from './words.ts';

const TYPING_MS = 300;
/** As an owner reads them: what buyers are told of missing answers leads nowhere here. */
const PROBLEMS: Readonly<Record<EntryProblem, string>> = {
  gone: said.gone,
  soldOut: said.soldOut,
  tooFew: said.tooFew,
  unanswered: say('itAsksQuestionsThat'),
};

/** What the server says the order costs; old while it is being asked about something newer. */
export function useQuote(wish: OwnerWish): { cart: Cart | undefined; isOld: boolean } {
  const { country, region, postcode } = wish.contact.shipping;
  // Names and notes change no price, so typing them asks nothing.
  const priced: OwnerWish = {
    ...wish,
    contact: {
      ...wish.contact,
      shipping: { ...EMPTY_ADDRESS, country, region, postcode },
      billing: null,
      notes: '',
    },
  };
  const key = JSON.stringify(priced);
  const [settled] = useDebouncedValue(key, TYPING_MS);
  const { data, isPlaceholderData } = useQuery(quoteQuery(JSON.parse(settled) as OwnerWish));
  return {
    cart: wish.lines.length === 0 ? undefined : data,
    isOld: isPlaceholderData || settled !== key,
  };
}

export function LinePrice({ entry }: { entry: CartEntry | undefined }) {
  const currency = useCurrency();
  if (!entry) return null;
  if (entry.problem !== null)
    return (
      <Text size="sm" c="red" role="alert">
        {PROBLEMS[entry.problem]}
      </Text>
    );
  return (
    <Text size="sm" className="quiet">
      {entry.quantity} × {moneyText(entry.unitPriceCents, currency)} = {moneyText(entry.totalCents, currency)}
    </Text>
  );
}

/** From the goods to the total, each step with its reason. */
export function QuoteOfOrder(props: {
  cart: Cart | undefined;
  codes: readonly string[];
  onCodes: (codes: string[]) => void;
  onShipping: (id: string) => void;
}) {
  const { cart, codes, onCodes, onShipping } = props;
  const currency = useCurrency();
  const shown = (cents: Cents) => moneyText(cents, currency);
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('total')}
      </Title>
      <Codes codes={codes} cart={cart} onCodes={onCodes} />
      {cart && cart.shippingOptions.length > 0 && (
        <NativeSelect
          label={say('delivery')}
          data={cart.shippingOptions.map(({ id, name, days, costCents }) => ({
            value: id,
            label: `${deliveryWords(name, days)}, ${shown(costCents)}`,
          }))}
          value={cart.selectedShippingOption?.id ?? ''}
          onChange={(event) => onShipping(event.currentTarget.value)}
        />
      )}
      {!cart && <Text className="quiet">{say('addAProductTo')}</Text>}
      {cart && (
        <dl className={classes.sums} aria-live="polite">
          <div>
            <dt>{say('products')}</dt>
            <dd>{shown(cart.subtotalCents)}</dd>
          </div>
          {cart.adjustments.map(({ kind, reason, cents }, index) => (
            <div key={index}>
              <dt>{kind === 'includedTax' ? say('included', { reason }) : reason}</dt>
              <dd>{shown(cents)}</dd>
            </div>
          ))}
          <div className={classes.grandTotal}>
            <dt>{say('total')}</dt>
            <dd>{shown(cart.grandTotalCents)}</dd>
          </div>
        </dl>
      )}
      {cart && cart.shippingLocation === null && (
        <Text size="sm" className="quiet">
          {say('deliveryAndTaxesAre')}
        </Text>
      )}
    </Stack>
  );
}

function Codes(props: {
  codes: readonly string[];
  cart: Cart | undefined;
  onCodes: (codes: string[]) => void;
}) {
  const { codes, cart, onCodes } = props;
  const [typed, setTyped] = useState('');
  const add = () => {
    const code = normalCode(typed);
    if (code !== '') onCodes([...new Set([...codes, code])].slice(-MAX_COUPONS));
    setTyped('');
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const refused = cart?.invalidCoupons ?? [];
  return (
    <>
      <div className={classes.setRow}>
        <TextInput
          label={say('discountCode')}
          maxLength={MAX_CODE_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={hearKey}
        />
        <Button variant="default" disabled={typed.trim() === ''} onClick={add}>
          {say('addCode')}
        </Button>
      </div>
      {codes.length > 0 && (
        <Group gap="xs">
          {codes.map((code) => (
            <RemovablePill
              key={code}
              remove={say('removeCode', { code })}
              onRemove={() => onCodes(codes.filter((each) => each !== code))}
            >
              {code}
            </RemovablePill>
          ))}
        </Group>
      )}
      {refused.map(({ code, reason }) => (
        <Text key={code} size="sm" c="red" role="alert">
          {code}: {reason}
        </Text>
      ))}
    </>
  );
}
