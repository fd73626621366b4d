import { Alert, Anchor, Button, Group, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addressLines } from '#core/commerce/cart/address.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { regionName } from '#core/settings/locale.ts';
import {
  subscriptions as calls,
  type Subscription,
  type SubscriptionWish,
} from '#contract/shop/subscriptions.ts';
import { accountQuery } from '../../../account/account.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { momentText, moneyText, useShopChange } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';
import { subscriptionQuery } from './queries.ts';
import { priceWords, StateBadge } from './subscription-list.tsx';

const back = { to: '/selling/subscriptions', label: 'Back to the subscriptions' };

export function SubscriptionPanel() {
  const { id = '' } = useParams();
  const { data: subscription, error } = useQuery(subscriptionQuery(id));
  const { data: account } = useQuery(accountQuery);
  const mayManage =
    account !== undefined && hasPermission(account.permissions, CommercePermission.manageOrders);
  if (error || !subscription)
    return (
      <Panel title="Subscription" back={back}>
        {error ? <Alert color="red">{sentenceOf(error)}</Alert> : <Skeleton height={320} />}
      </Panel>
    );
  return (
    <Panel title={subscription.title} back={back}>
      <Stack gap="lg">
        <Group gap="xs">
          <StateBadge state={subscription.state} />
          {mayManage && <Actions subscription={subscription} />}
        </Group>
        <div className={classes.two}>
          <Stack gap="lg">
            <Figures subscription={subscription} />
            <Orders subscription={subscription} />
            <Timeline subscription={subscription} />
          </Stack>
          <Customer subscription={subscription} />
        </div>
      </Stack>
    </Panel>
  );
}

function Figures({ subscription }: { subscription: Subscription }) {
  const { quantity, nextAt, createdAt, card, paidCycles } = subscription;
  const rows = [
    ['Price', priceWords(subscription)],
    ['Quantity', String(quantity)],
    ['Next billing date', nextAt === null ? '–' : momentText(nextAt)],
    ['Periods paid', String(paidCycles)],
    ['Card', card === '' ? '–' : card],
    ['Subscribed', momentText(createdAt)],
  ];
  return (
    <dl className={classes.sums}>
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Orders({ subscription: { orders, currency } }: { subscription: Subscription }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Orders
      </Title>
      {orders.length === 0 && (
        <Text className="quiet">No orders yet. The first one comes with the first payment.</Text>
      )}
      <ol className={classes.timeline}>
        {orders.map((order) => (
          <li key={order.id}>
            <Anchor component={Link} to={`/selling/orders/${order.id}`}>
              Order {order.number}
            </Anchor>
            <Text size="sm" className="quiet">
              {momentText(order.startsAt)}, {moneyText(order.totalCents, currency)}
              {order.isPaid ? '' : ', not paid'}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Timeline({ subscription: { timeline } }: { subscription: Subscription }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Timeline
      </Title>
      <ol className={classes.timeline}>
        {timeline.map(({ id, at, words, by }) => (
          <li key={id}>
            <Text>{words}</Text>
            <Text size="sm" className="quiet">
              {momentText(at)}
              {by === '' ? '' : `, ${by}`}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Customer({ subscription }: { subscription: Subscription }) {
  const { name, email, customerId, shipping } = subscription;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        Customer
      </Title>
      <Anchor component={Link} to={`/selling/customers/${customerId}`}>
        {name || email}
      </Anchor>
      <a href={`mailto:${email}`} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </a>
      {shipping && (
        <Text component="address" style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
          {addressLines(shipping, regionName(shipping.country)).join('\n')}
        </Text>
      )}
    </Stack>
  );
}

const BUTTONS = [
  { action: 'skip', label: 'Skip next order' },
  { action: 'pause', label: 'Pause' },
  { action: 'resume', label: 'Resume' },
  { action: 'keep', label: 'Keep subscription' },
] as const;

function Actions({ subscription }: { subscription: Subscription }) {
  const { id, actions } = subscription;
  const [isAsked, setAsked] = useState(false);
  const [when, setWhen] = useState<'cancelAtEnd' | 'cancelNow'>(
    actions.includes('cancelAtEnd') ? 'cancelAtEnd' : 'cancelNow',
  );
  const change = useShopChange((wish: SubscriptionWish) =>
    call(calls.change, { params: { id }, body: wish }),
  );
  return (
    <>
      {BUTTONS.filter(({ action }) => actions.includes(action)).map(({ action, label }) => (
        <Button
          key={action}
          size="xs"
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ action })}
        >
          {label}
        </Button>
      ))}
      {actions.includes('cancelNow') && (
        <Button size="xs" variant="default" onClick={() => setAsked(true)}>
          Cancel subscription
        </Button>
      )}
      {isAsked && (
        <Dialog
          title="Cancel subscription?"
          action="Cancel subscription"
          isDangerous
          isBusy={change.isPending}
          error={change.error}
          onClose={() => setAsked(false)}
          onSubmit={() => change.mutate({ action: when }, { onSuccess: () => setAsked(false) })}
        >
          <Stack gap="md">
            <Text>Nothing more is charged. To give back what was paid, refund its last order.</Text>
            {actions.includes('cancelAtEnd') && (
              <Radio.Group label="When" value={when} onChange={setWhen}>
                <Stack gap="xs" mt="xs">
                  <Radio value="cancelAtEnd" label="At the end of the period" />
                  <Radio value="cancelNow" label="Now" />
                </Stack>
              </Radio.Group>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
