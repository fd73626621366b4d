import {
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mayBecome, ORDER_LABELS, type ListedState } from '#core/commerce/orders/orders.ts';
import { hrefTo } from '#contract/href-to.ts';
import { orders as calls, type OrderEntry } from '#contract/shop/orders.ts';
import type { ViewFilters } from '#contract/shop/saved-views.ts';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { dayText } from '../../../kit/days.ts';
import { momentText, moneyText, ordersQuery } from '../shop/queries.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { SavedViews } from '../shop/views/saved-views.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Those that are over stand back. */
const COLOURS: Readonly<Partial<Record<ListedState, string>>> = { PENDING: 'blue', FULFILLED: 'green' };

export function StateBadge({ state }: { state: ListedState }) {
  const color = COLOURS[state];
  return (
    <Badge
      miw="max-content"
      {...(color === undefined ? { variant: 'default' } : { variant: 'light', color })}
    >
      {declared(ORDER_LABELS[state])}
    </Badge>
  );
}

/** The first moment of a day, or of one so many later, where whoever looks is. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

export function OrderList() {
  const search = useSearch();
  const { words } = search;
  const [state, setState] = useState<ListedState | ''>('');
  const [paid, setPaid] = useState<'' | 'yes' | 'no'>('');
  const [days, setDays] = useState({ from: '', to: '' });
  const narrowed = {
    ...(words !== '' && { words }),
    ...(state !== '' && { state }),
    ...(paid !== '' && { paid }),
  };
  const view: ViewFilters = {
    ...narrowed,
    ...(days.from !== '' && { from: days.from }),
    ...(days.to !== '' && { to: days.to }),
  };
  const apply = (to: ViewFilters) => {
    search.setTyped(to.words ?? '');
    setState(to.state ?? '');
    setPaid(to.paid ?? '');
    setDays({ from: to.from ?? '', to: to.to ?? '' });
  };
  const filters = {
    ...narrowed,
    ...(days.from !== '' && { since: startOf(days.from) }),
    ...(days.to !== '' && { until: startOf(days.to, 1) }),
  };
  const isAll = Object.keys(filters).length === 0;
  const list = useInfiniteQuery(ordersQuery(filters));
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const waiting = orders.filter((order) => mayBecome(order.state, 'FULFILLED'));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <SellingPanel
      title={say('orders')}
      actions={
        <Group gap="xs">
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<Download size={14} />}
            href={hrefTo(calls.export, { query: filters })}
            download
          >
            {say('export')}
          </Button>
          <Button component={Link} size="xs" leftSection={<Plus size={14} />} to="/selling/orders/new">
            {say('newOrder')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <div className={classes.scrolled}>
          <OrderTabs state={state} pending={list.data?.pages[0]?.pending ?? 0} onChange={setState} />
        </div>
        <div className={classes.filters}>
          <SearchBox aria-label={say('searchOrders')} placeholder={say('searchHint')} search={search} />
          <NativeSelect
            aria-label={say('payment')}
            value={paid}
            data={[
              { value: '', label: say('paymentStatus') },
              { value: 'yes', label: say('paid') },
              { value: 'no', label: say('unpaid') },
            ]}
            onChange={(event) => setPaid(event.currentTarget.value as '' | 'yes' | 'no')}
          />
          <Group gap={6} wrap="nowrap">
            <TextInput
              type="date"
              aria-label={say('placedFrom')}
              max={days.to}
              value={days.from}
              onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
            />
            <span className="quiet">–</span>
            <TextInput
              type="date"
              aria-label={say('placedTo')}
              min={days.from}
              value={days.to}
              onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
            />
          </Group>
        </div>
        <SavedViews room="orders" filters={view} onApply={apply} />
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && orders.length === 0 && isAll && <NoOrders />}
        {list.data && orders.length === 0 && !isAll && (
          <Text role="status" className="quiet">
            {say('noMatchingOrders')}
          </Text>
        )}
        <ChosenOrders waiting={waiting} chosen={chosen} onChange={setChosen} />
        {orders.length > 0 && <Rows orders={orders} chosen={chosen} onChoose={setChosen} />}
        <ShowMore list={list} />
      </Stack>
    </SellingPanel>
  );
}

function Rows(props: {
  orders: readonly OrderEntry[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const { orders, chosen, onChoose } = props;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <div className={classes.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Td w={44} />
            <Table.Th>{say('order')}</Table.Th>
            <Table.Th className={classes.wide}>{say('placed')}</Table.Th>
            <Table.Th>{say('customer')}</Table.Th>
            <Table.Th className={classes.wide}>{say('status')}</Table.Th>
            <Table.Th className={classes.number}>{say('total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.id}>
              <Table.Td>
                {mayBecome(order.state, 'FULFILLED') && (
                  <Checkbox
                    aria-label={say('selectOrder', { number: order.number })}
                    checked={chosen.has(order.id)}
                    onChange={() => toggle(order.id)}
                  />
                )}
              </Table.Td>
              <Table.Td>
                <Anchor component={Link} to={`/selling/orders/${order.id}`} className={classes.name}>
                  #{order.number}
                </Anchor>
              </Table.Td>
              <Table.Td className={classes.wide}>{momentText(order.placedAt)}</Table.Td>
              <Table.Td>
                {order.name}
                <div className={classes.narrow}>
                  <Text size="sm" className="quiet">
                    {dayText(order.placedAt.slice(0, 10))}
                  </Text>
                  <Marks order={order} />
                </div>
              </Table.Td>
              <Table.Td className={classes.wide}>
                <Marks order={order} />
              </Table.Td>
              <Table.Td className={classes.number}>{moneyText(order.totalCents, order.currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Marks({ order }: { order: OrderEntry }) {
  return (
    <Group gap={6}>
      <StateBadge state={order.state} />
      {order.isTest && <Badge variant="outline">{say('test')}</Badge>}
      {!order.isPaid && <Badge variant="outline">{say('unpaid')}</Badge>}
    </Group>
  );
}
