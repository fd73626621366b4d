import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { orders, type Order } from '#contract/shop/orders.ts';
import { reviews } from '#contract/shop/reviews.ts';
import { call } from '../../../http/call.ts';
import { moneyText, useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';

export function FulfilOrder({ order, isMain }: { order: Order; isMain: boolean }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [tracking, setTracking] = useState({ carrier: '', number: '', url: '' });
  const [isMailed, setMailed] = useState(true);
  const fulfil = useShopChange(
    () => call(orders.fulfil, { params: { id: order.id }, body: { ...tracking, isMailed } }),
    say('markedAsFulfilled'),
  );
  const field = (name: keyof typeof tracking, label: string) => (
    <TextInput
      label={label}
      value={tracking[name]}
      onChange={(event) => setTracking({ ...tracking, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Button variant={isMain ? 'filled' : 'default'} onClick={open}>
        {say('fulfil')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={say('fulfilOrderNumber', { number: String(order.number) })}
        centered
      >
        <Stack>
          {field('carrier', say('carrier'))}
          {field('number', say('trackingNumber'))}
          {field('url', say('trackingLink'))}
          <MailBox isChecked={isMailed} onChange={setMailed} />
          <Group justify="flex-end">
            <Button loading={fulfil.isPending} onClick={() => fulfil.mutate(undefined, { onSuccess: close })}>
              {say('markAsFulfilled')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

/** Without waiting for the day on which buyers are asked. */
export function RequestReview({ order }: { order: Order }) {
  const request = useShopChange(
    () => call(reviews.request, { body: { orderId: order.id } }),
    say('reviewRequestSent'),
  );
  return (
    <Button variant="default" loading={request.isPending} onClick={() => request.mutate(undefined)}>
      {say('requestReview')}
    </Button>
  );
}

export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [restock, setRestock] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const cancel = useShopChange(
    () => call(orders.cancel, { params: { id: order.id }, body: { restock, isMailed } }),
    say('orderCancelled'),
  );
  const left = order.isPaid ? toCents(order.totalCents - order.refundedCents) : NO_CENTS;
  return (
    <>
      <Button variant="default" color="red" onClick={open}>
        {say('cancelOrder')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={say('cancelOrderNumber', { number: String(order.number) })}
        centered
      >
        <Stack>
          <Text>
            {left > 0
              ? say('refundsTo', { moneyText: moneyText(left, order.currency), name: order.name })
              : say('nothingPaid')}
          </Text>
          <Checkbox
            label={say('restock')}
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
          <MailBox isChecked={isMailed} onChange={setMailed} />
          <Group justify="flex-end">
            <Button
              color="red"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSuccess: close })}
            >
              {say('cancelOrder')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function MailBox({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <Checkbox
      label={say('notify')}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
