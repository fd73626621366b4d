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
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { dateText, momentText, moneyText, useShopChange } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';
import { subscriptionQuery } from './queries.ts';
import { priceWords, StateBadge } from './subscription-list.tsx';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { say } from './words.ts';

const back = { to: '/selling/subscriptions', label: say('backToSubscriptions') };

export function SubscriptionPanel() {
  const { id = '' } = useParams();
  const { data: subscription, error } = useQuery(subscriptionQuery(id));
  const { data: account } = useQuery(accountQuery);
  const mayManage =
    account !== undefined && hasPermission(account.permissions, CommercePermission.manageOrders);
  if (error || !subscription)
    return (
      <Panel title={say('subscription')} back={back}>
        {error ? <Alert color="red">{sentenceOf(error)}</Alert> : <Skeleton height={320} />}
      </Panel>
    );
  return (
    <Panel title={subscription.title} back={back} beside={<StateBadge state={subscription.state} />}>
      <Stack gap="lg">
        {mayManage && subscription.actions.length > 0 && (
          <Group gap="xs">
            <Actions subscription={subscription} />
          </Group>
        )}
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
  const { state, quantity, nextAt, createdAt, card, paidCycles } = subscription;
  const rows = [
    [say('price'), priceWords(subscription)],
    [say('quantity'), String(quantity)],
    [state === 'cancelling' ? say('ends') : say('nextBillingDate'), nextAt === null ? '–' : dateText(nextAt)],
    [say('periodsPaid'), String(paidCycles)],
    [say('card'), card === '' ? '–' : card],
    [say('subscribed'), momentText(createdAt)],
  ];
  return (
    <dl className={`${classes.sums} ${classes.facts}`}>
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
        {say('orders')}
      </Title>
      {orders.length === 0 && <Text className="quiet">{say('noOrdersYetThe')}</Text>}
      <ol className={classes.timeline}>
        {orders.map((order) => (
          <li key={order.id}>
            <Anchor component={Link} to={`/selling/orders/${order.id}`}>
              {say('orderNumber', { number: String(order.number) })}
            </Anchor>
            <Text size="sm" className="quiet">
              {[
                momentText(order.startsAt),
                moneyText(order.totalCents, currency),
                ...(order.isPaid ? [] : [say('notPaid')]),
              ].join(', ')}
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
        {say('timeline')}
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
        {say('customer')}
      </Title>
      <Anchor component={Link} to={`/selling/customers/${customerId}`}>
        <EmailText>{name || email}</EmailText>
      </Anchor>
      <Anchor href={`mailto:${email}`}>
        <EmailText>{email}</EmailText>
      </Anchor>
      {shipping && (
        <Text component="address" style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
          {addressLines(shipping, regionName(shipping.country, spokenLanguage())).join('\n')}
        </Text>
      )}
    </Stack>
  );
}

const BUTTONS = [
  { action: 'skip', label: say('skipNextOrder') },
  { action: 'pause', label: say('pause') },
  { action: 'resume', label: say('resume') },
  { action: 'keep', label: say('keepSubscription') },
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
          {say('cancelSubscription')}
        </Button>
      )}
      {isAsked && (
        <Dialog
          title={say('cancelQuestion')}
          action={say('cancelSubscription')}
          isDangerous
          isBusy={change.isPending}
          error={change.error}
          onClose={() => setAsked(false)}
          onSubmit={() => change.mutate({ action: when }, { onSuccess: () => setAsked(false) })}
        >
          <Stack gap="md">
            <Text>{say('nothingMoreIsCharged')}</Text>
            {actions.includes('cancelAtEnd') && (
              <Radio.Group label={say('when')} value={when} onChange={setWhen}>
                <Stack gap="xs" mt="xs">
                  <Radio value="cancelAtEnd" label={say('atTheEndOf')} />
                  <Radio value="cancelNow" label={say('now')} />
                </Stack>
              </Radio.Group>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
