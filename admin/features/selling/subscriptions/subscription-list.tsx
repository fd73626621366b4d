import { Alert, Anchor, Badge, NativeSelect, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Repeat } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  LISTED_SUBSCRIPTION_STATES,
  SUBSCRIPTION_LABELS,
  type ListedSubscriptionState,
} from '#core/subscriptions/states.ts';
import type { SubscriptionEntry } from '#contract/shop/subscriptions.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { dateText, moneyText } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';
import { subscriptionsQuery } from './queries.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

export function SubscriptionList() {
  const search = useSearch();
  const { words } = search;
  const [state, setState] = useState<ListedSubscriptionState | ''>('');
  const isAll = words === '' && state === '';
  const filters = { ...(words !== '' && { words }), ...(state !== '' && { state }) };
  const list = useInfiniteQuery(subscriptionsQuery(filters));
  const found = list.data?.pages.flatMap((page) => page.subscriptions) ?? [];
  return (
    <SellingPanel title={say('subscriptions')}>
      <Stack gap="md">
        <div className={classes.filters}>
          <SearchBox
            aria-label={say('searchSubscriptions')}
            placeholder={say('nameEmailOrProduct')}
            search={search}
          />
          <NativeSelect
            aria-label={say('status')}
            value={state}
            data={[
              { value: '', label: say('allStatuses') },
              ...LISTED_SUBSCRIPTION_STATES.map((value) => ({
                value,
                label: declared(SUBSCRIPTION_LABELS[value]),
              })),
            ]}
            onChange={(event) => setState(event.currentTarget.value as ListedSubscriptionState | '')}
          />
        </div>
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && found.length === 0 && isAll && (
          <Empty
            icon={Repeat}
            title={say('noSubscriptionsYet')}
            text={say.parts('howTheyAreSold', {
              link: (
                <Anchor key="link" component={Link} to="/selling/products">
                  {say('productsLink')}
                </Anchor>
              ),
            })}
          />
        )}
        {list.data && found.length === 0 && !isAll && (
          <Text role="status" className="quiet">
            {say('noMatchingSubscriptions')}
          </Text>
        )}
        {found.length > 0 && <Rows subscriptions={found} />}
        <ShowMore list={list} />
      </Stack>
    </SellingPanel>
  );
}

/** Those that need somebody stand out. */
const COLOURS: Partial<Record<ListedSubscriptionState, string>> = { pastDue: 'red', active: 'green' };

export function StateBadge({ state }: { state: ListedSubscriptionState }) {
  const color = COLOURS[state];
  return (
    <Badge {...(color ? { color, variant: 'light' } : { variant: 'default' })}>
      {declared(SUBSCRIPTION_LABELS[state])}
    </Badge>
  );
}

export function priceWords({ plan, cents, currency }: SubscriptionEntry): string {
  const { value: count, unit } = plan.billingPeriod;
  const [price, total] = [moneyText(cents, currency), count * plan.numBillingCycles];
  return total === 0 ? say(unit, { price, count }) : say(`${unit}Until`, { price, count, total });
}

/** Whoever has cancelled is not billed again. */
function nextWords({ state, nextAt }: SubscriptionEntry): string {
  if (nextAt === null) return '–';
  return state === 'cancelling' ? say('endsOn', { date: dateText(nextAt) }) : dateText(nextAt);
}

function Bought({ subscription }: { subscription: SubscriptionEntry }) {
  return (
    <>
      {subscription.quantity} × {subscription.title}
      <Text size="sm" className="quiet">
        {priceWords(subscription)}
      </Text>
    </>
  );
}

/** Where there is no column for it. */
function Next({ subscription }: { subscription: SubscriptionEntry }) {
  const { state, nextAt } = subscription;
  if (nextAt === null) return null;
  return (
    <Text size="sm" className="quiet">
      {state === 'cancelling' ? nextWords(subscription) : say('nextBillingOn', { date: dateText(nextAt) })}
    </Text>
  );
}

function Rows({ subscriptions }: { subscriptions: readonly SubscriptionEntry[] }) {
  return (
    <div className={classes.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('customer')}</Table.Th>
            <Table.Th className={classes.wide}>{say('subscription')}</Table.Th>
            <Table.Th className={classes.wide}>{say('nextBillingDate')}</Table.Th>
            <Table.Th className={classes.badge}>{say('status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {subscriptions.map((each) => (
            <Table.Tr key={each.id}>
              <Table.Td>
                <Anchor component={Link} to={`/selling/subscriptions/${each.id}`} className={classes.name}>
                  <EmailText>{each.name || each.email}</EmailText>
                </Anchor>
                <div className={classes.narrow}>
                  <Bought subscription={each} />
                  <Next subscription={each} />
                </div>
              </Table.Td>
              <Table.Td className={classes.wide}>
                <Bought subscription={each} />
              </Table.Td>
              <Table.Td className={classes.wide}>{nextWords(each)}</Table.Td>
              <Table.Td className={classes.badge}>
                <StateBadge state={each.state} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
