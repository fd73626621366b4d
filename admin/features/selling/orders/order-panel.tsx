import { toCents, type Cents } from '#core/money/currency.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addressLines } from '#core/commerce/cart/address.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { renditionUrl } from '#core/images/images.ts';
import { cardName } from '#core/payments/card-name.ts';
import { regionName } from '#core/settings/locale.ts';
import { orders, type Order } from '#contract/shop/orders.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { OrderBar } from './order-bar.tsx';
import { StateBadge } from './order-list.tsx';
import { momentText, moneyText, orderQuery, useShopChange } from '../shop/queries.ts';
import { declared, spokenLanguage } from '../../../words/catalogue.ts';
import { deliveryWords } from './delivery-words.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

export function OrderPanel() {
  const { id = '' } = useParams();
  const { data: order, error } = useQuery(orderQuery(id));
  const back = { to: '/selling/orders', label: say('backToOrders') };
  if (error)
    return (
      <Panel title={say('order')} back={back}>
        <Alert color="red">{sentenceOf(error)}</Alert>
      </Panel>
    );
  if (!order)
    return (
      <Panel title={say('order')} back={back}>
        <Skeleton height={320} />
      </Panel>
    );
  return (
    <Panel
      title={say('orderNumber', { number: String(order.number) })}
      back={back}
      beside={
        <>
          {order.isTest && <Badge variant="outline">{say('test')}</Badge>}
          <StateBadge state={order.state} />
        </>
      }
    >
      <Stack gap="lg">
        <OrderBar order={order} />
        <div className={classes.two}>
          <Stack gap="lg">
            <Lines order={order} />
            <Timeline order={order} />
          </Stack>
          <Buyer order={order} />
        </div>
      </Stack>
    </Panel>
  );
}

function Lines({ order }: { order: Order }) {
  const { snapshot, currency } = order;
  const shown = (cents: Cents) => moneyText(cents, currency);
  return (
    <div>
      <Table className={classes.lines}>
        <Table.Tbody>
          {snapshot.lines.map((line, index) => (
            <Table.Tr key={index}>
              <Table.Td w={56}>
                {line.image === '' ? (
                  <span className={classes.thumb} />
                ) : (
                  <img className={classes.thumb} src={renditionUrl(line.image, 100)} alt="" />
                )}
              </Table.Td>
              <Table.Td>
                {lineWords(line)}
                <Text size="sm" className="quiet">
                  {line.sku}
                </Text>
                {line.gift && (
                  <Text size="sm" className="quiet">
                    {say('forRecipient', {
                      recipientName: line.gift.recipientName,
                      recipientEmail: line.gift.recipientEmail,
                    })}
                  </Text>
                )}
                {line.answers?.map(({ id, rawTitle, value }) => (
                  <Text key={id} size="sm" className="quiet">
                    {rawTitle}: {value}
                  </Text>
                ))}
              </Table.Td>
              <Table.Td className={classes.number}>
                {line.quantity} × {shown(line.unitPriceCents)}
              </Table.Td>
              <Table.Td className={classes.number}>{shown(line.totalCents)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <dl className={classes.sums}>
        {snapshot.adjustments.map(({ kind, reason, cents }, index) => (
          <div key={index}>
            <dt>{kind === 'includedTax' ? say('included', { reason }) : reason}</dt>
            <dd>{shown(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>{say('total')}</strong>
          </dt>
          <dd>
            <strong>{shown(order.totalCents)}</strong>
          </dd>
        </div>
        {(snapshot.giftCards ?? []).map(({ id, last, cents }) => (
          <div key={id}>
            <dt>{say('giftCardCode', { maskedGiftCode: maskedGiftCode(last) })}</dt>
            <dd>{shown(toCents(0 - cents))}</dd>
          </div>
        ))}
        {order.refundedCents > 0 && (
          <div>
            <dt>{say('refunded')}</dt>
            <dd>{shown(order.refundedCents)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Buyer({ order }: { order: Order }) {
  const { shipping, notes, shippingOption, deliveryDays, payLabel } = order.snapshot;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {say('customer')}
      </Title>
      {order.customerId === null ? (
        <Text>{order.name}</Text>
      ) : (
        <Anchor component={Link} to={`/selling/customers/${order.customerId}`}>
          <EmailText>{order.name || order.email}</EmailText>
        </Anchor>
      )}
      <Anchor href={`mailto:${order.email}`}>
        <EmailText>{order.email}</EmailText>
      </Anchor>
      {shipping && (
        <Text component="address" style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
          {addressLines(shipping, regionName(shipping.country, spokenLanguage())).join('\n')}
        </Text>
      )}
      {shippingOption !== '' && <Text className="quiet">{deliveryWords(shippingOption, deliveryDays)}</Text>}
      <Text className="quiet">{paidBy(order, payLabel)}</Text>
      {order.tracking && order.tracking.number !== '' && (
        <Text>
          {order.tracking.carrier} {order.tracking.number}
        </Text>
      )}
      {notes !== '' && <Text>“{notes}”</Text>}
    </Stack>
  );
}

function Timeline({ order }: { order: Order }) {
  const [note, setNote] = useState('');
  const add = useShopChange((text: string) =>
    call(orders.annotate, { params: { id: order.id }, body: { note: text } }),
  );
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('timeline')}
      </Title>
      <ol className={classes.timeline}>
        {order.events.map((event) => (
          <li key={event.id}>
            <Text>{saidEvent(event.words)}</Text>
            <Text size="sm" className="quiet">
              {momentText(event.at)} {event.by !== '' && say('by', { by: event.by })}
            </Text>
          </li>
        ))}
      </ol>
      <Textarea
        label={say('note')}
        description={say('onlyPeopleWhoWork')}
        autosize
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group>
        <Button
          variant="default"
          disabled={note.trim() === ''}
          loading={add.isPending}
          onClick={() => add.mutate(note, { onSuccess: () => setNote('') })}
        >
          {say('addNote')}
        </Button>
      </Group>
    </Stack>
  );
}

/** What happened stands before a colon, and what with behind it. */
function saidEvent(words: string): string {
  const [event = '', ...rest] = words.split(': ');
  return [declared(event), ...rest].join(': ');
}

function paidBy({ payWay, snapshot }: Order, payLabel: string): string {
  if (payWay === 'card') return cardName(payLabel, say);
  if (payWay === 'free') return (snapshot.giftCards ?? []).length > 0 ? say('giftCard') : say('nothingToPay');
  return say('bankTransferOrCash');
}
