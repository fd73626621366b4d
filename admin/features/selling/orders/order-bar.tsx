import { Button, Group, Menu, Text } from '@mantine/core';
import { ChevronDown, FileText, Mail, Package } from 'lucide-react';
import { mayBecome } from '#core/commerce/orders/orders.ts';
import { hrefTo } from '#contract/href-to.ts';
import { orders, type Order } from '#contract/shop/orders.ts';
import { call } from '../../../http/call.ts';
import { momentText, useShopChange } from '../shop/queries.ts';
import { CancelOrder, FulfilOrder, RequestReview } from './order-actions.tsx';
import { RefundOrder } from './refund-order.tsx';
import { say } from './words.ts';

/** What an order waits for stands first and stands out: its money, then its parcel. */
export function OrderBar({ order }: { order: Order }) {
  const params = { id: order.id };
  const pay = useShopChange(() => call(orders.markPaid, { params }), say('markedPaid'));
  const isOwed = !order.isPaid && order.state !== 'CANCELED';
  const isRefundable = order.isPaid && order.refundedCents < order.totalCents;
  return (
    <Group gap="xs">
      {isOwed && (
        <Button loading={pay.isPending} onClick={() => pay.mutate(undefined)}>
          {say('markPaid')}
        </Button>
      )}
      {mayBecome(order.state, 'FULFILLED') && order.snapshot.startsAt !== undefined && (
        <Text className="quiet">{say('shipsFrom', { at: momentText(order.snapshot.startsAt) })}</Text>
      )}
      {mayBecome(order.state, 'FULFILLED') && <FulfilOrder order={order} isMain={!isOwed} />}
      {order.state === 'FULFILLED' && <RequestReview order={order} />}
      {isRefundable && <RefundOrder order={order} />}
      {mayBecome(order.state, 'CANCELED') && <CancelOrder order={order} />}
      <More order={order} />
    </Group>
  );
}

function More({ order }: { order: Order }) {
  const params = { id: order.id };
  const resend = useShopChange(() => call(orders.resend, { params }), say('emailSent'));
  const paper = (kind: 'invoice' | 'packing-slip') => hrefTo(orders.paper, { params, query: { kind } });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden="true" />}>
          {say('more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Mail size={16} />} onClick={() => resend.mutate(undefined)}>
          {say('resend')}
        </Menu.Item>
        <Menu.Item component="a" href={paper('invoice')} target="_blank" leftSection={<FileText size={16} />}>
          {say('invoice')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={paper('packing-slip')}
          target="_blank"
          leftSection={<Package size={16} />}
        >
          {say('packingSlip')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
