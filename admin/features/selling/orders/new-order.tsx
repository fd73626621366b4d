import {
  ActionIcon,
  Alert,
  Button,
  CopyButton,
  Group,
  NativeSelect,
  NumberInput,
  Radio,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EMPTY_ADDRESS, type Address } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { OWNER_PAYMENTS, type OwnerPayment } from '#core/commerce/orders/orders.ts';
import { MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import { regions } from '#core/settings/locale.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { orders, type OwnerWish } from '#contract/shop/orders.ts';
import type { StockRow } from '#contract/shop/products.ts';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { LinePrice, QuoteOfOrder, useQuote } from './order-quote.tsx';
import { moneyText, stockQuery, useShopChange } from '../shop/queries.ts';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const SUGGESTED = 6;
const PAYMENTS: Readonly<Record<OwnerPayment, { label: string; description: string }>> = {
  paid: { label: say('paidAlready'), description: say('inCashOrBy') },
  later: { label: say('payLater'), description: say('youMarkTheOrder') },
  link: {
    label: say('paymentLink'),
    description: say('theBuyerGetsA'),
  },
};

interface Line {
  row: StockRow;
  quantity: number;
}

const nameOf = ({ title, name }: StockRow) => (name === '' ? title : `${title}, ${name}`);

/** An order that comes by telephone or over the counter. */
export function NewOrder() {
  const [lines, setLines] = useState<Line[]>([]);
  const [contact, setContact] = useState<CheckoutContact>({
    email: '',
    shipping: EMPTY_ADDRESS,
    billing: null,
    notes: '',
    mayRemind: false,
  });
  const [payment, setPayment] = useState<OwnerPayment>('paid');
  const [codes, setCodes] = useState<string[]>([]);
  const [shippingOption, setShippingOption] = useState('');
  const [link, setLink] = useState('');
  const navigate = useNavigate();
  const wish: OwnerWish = {
    lines: lines.map(({ row, quantity }) => ({ variantId: row.variantId, quantity })),
    contact,
    codes,
    shippingOption,
  };
  const { cart, isOld } = useQuote(wish);
  const making = useShopChange((quote: string) => call(orders.create, { body: { ...wish, payment, quote } }));
  const errors = making.error instanceof CallProblem ? making.error.errors : {};
  const make = () =>
    making.mutate(cart?.quote ?? '', {
      onSuccess: ({ orderId, url }) => {
        if (orderId !== null) void navigate(`/selling/orders/${orderId}`);
        else setLink(url);
      },
    });
  const back = { to: '/selling/orders', label: say('backToOrders') };
  if (link !== '')
    return (
      <Panel title={say('newOrder')} back={back}>
        <Stack maw={640}>
          <Text>{say('linkSent', { email: contact.email })}</Text>
          <TextInput readOnly aria-label={say('paymentLink')} value={link} />
          <Group>
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? say('copied') : say('copyLink')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Stack>
      </Panel>
    );
  return (
    <Panel title={say('newOrder')} back={back}>
      <div className={`${classes.two} ${classes.newOrder}`}>
        <Goods lines={lines} cart={cart} onChange={setLines} />
        <BuyerForm contact={contact} errors={errors} onChange={setContact} />
        <Stack gap="lg">
          <QuoteOfOrder
            cart={lines.length === 0 ? undefined : cart}
            codes={codes}
            onCodes={setCodes}
            onShipping={setShippingOption}
          />
          <Radio.Group
            label={say('payment')}
            value={payment}
            onChange={(value) => setPayment(OWNER_PAYMENTS.find((each) => each === value) ?? 'paid')}
          >
            <Stack gap="sm" mt="xs">
              {OWNER_PAYMENTS.map((value) => (
                <Radio key={value} value={value} {...PAYMENTS[value]} />
              ))}
            </Stack>
          </Radio.Group>
          {errors['form'] && <Alert color="red">{errors['form']}</Alert>}
          <Group>
            <Button disabled={lines.length === 0 || !cart || isOld} loading={making.isPending} onClick={make}>
              {buttonWords(
                payment,
                cart && moneyText(cart.grandTotalCents, cart.subtotalAmount.currencyCode),
              )}
            </Button>
          </Group>
        </Stack>
      </div>
    </Panel>
  );
}

/** Nobody presses it without having seen what it comes to. */
function buttonWords(payment: OwnerPayment, total: string | undefined): string {
  if (payment === 'link') return total === undefined ? say('sendLink') : say('sendLinkFor', { total });
  return total === undefined ? say('createOrder') : say('createOrderFor', { total });
}

function Goods(props: { lines: readonly Line[]; cart: Cart | undefined; onChange: (lines: Line[]) => void }) {
  const { lines, cart, onChange } = props;
  const search = useSearch();
  const { words } = search;
  const { data } = useInfiniteQuery({ ...stockQuery(words, 'all'), enabled: words !== '' });
  const found = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ variantId }) => !lines.some(({ row }) => row.variantId === variantId))
    .slice(0, SUGGESTED);
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('products')}
      </Title>
      {lines.map(({ row, quantity }) => (
        <Group key={row.variantId} wrap="nowrap">
          <div style={{ flex: 1 }}>
            <Text>{nameOf(row)}</Text>
            <LinePrice entry={cart?.entries.find(({ variantId }) => variantId === row.variantId)} />
          </div>
          <NumberInput
            aria-label={say('quantityOf', { of: nameOf(row) })}
            w={90}
            min={1}
            max={MAX_QUANTITY}
            allowDecimal={false}
            value={quantity}
            onChange={(value) =>
              onChange(
                lines.map((line) =>
                  line.row.variantId === row.variantId
                    ? { row, quantity: Math.max(1, Number(value) || 1) }
                    : line,
                ),
              )
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={say('removeOf', { of: nameOf(row) })}
            onClick={() => onChange(lines.filter((line) => line.row.variantId !== row.variantId))}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      ))}
      <SearchBox aria-label={say('addProduct')} placeholder={say('addProductHint')} search={search} />
      {words !== '' && data && found.length === 0 && (
        <Text role="status" className="quiet">
          {say('noMatches')}
        </Text>
      )}
      {words !== '' &&
        found.map((row) => (
          <Button
            key={row.variantId}
            variant="default"
            justify="space-between"
            rightSection={row.unlimited ? '' : say('left', { qtyInStock: row.qtyInStock })}
            onClick={() => {
              onChange([...lines, { row, quantity: 1 }]);
              search.setTyped('');
            }}
          >
            {nameOf(row)}
          </Button>
        ))}
    </Stack>
  );
}

const ADDRESS: readonly { name: keyof Address; label: string }[] = [
  { name: 'firstName', label: say('firstName') },
  { name: 'lastName', label: say('lastName') },
  { name: 'line1', label: say('street') },
  { name: 'line2', label: say('apartment') },
  { name: 'city', label: say('city') },
  { name: 'region', label: say('stateOrProvince') },
  { name: 'postcode', label: say('postcode') },
];

function BuyerForm(props: {
  contact: CheckoutContact;
  errors: Readonly<Record<string, string>>;
  onChange: (contact: CheckoutContact) => void;
}) {
  const { contact, errors, onChange } = props;
  const [countries] = useState(() => regions(spokenLanguage()));
  const setAddress = (change: Partial<Address>) =>
    onChange({ ...contact, shipping: { ...contact.shipping, ...change } });
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('customer')}
      </Title>
      <TextInput
        label={say('email')}
        type="email"
        value={contact.email}
        error={errors['email']}
        onChange={(event) => onChange({ ...contact, email: event.currentTarget.value })}
      />
      {ADDRESS.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          value={contact.shipping[name]}
          error={errors[`shipping.${name}`]}
          onChange={(event) => setAddress({ [name]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        label={say('country')}
        data={[
          { value: '', label: say('chooseCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={contact.shipping.country}
        error={errors['shipping.country']}
        onChange={(event) => setAddress({ country: event.currentTarget.value })}
      />
      <Textarea
        label={say('notes')}
        autosize
        minRows={2}
        value={contact.notes}
        onChange={(event) => onChange({ ...contact, notes: event.currentTarget.value })}
      />
    </Stack>
  );
}
