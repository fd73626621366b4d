import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { orders, type Order } from '#contract/shop/orders.ts';
import { reviews } from '#contract/shop/reviews.ts';
import { call } from '../../../http/call.ts';
import { moneyText, useShopChange } from '../shop/queries.ts';

export function FulfilOrder({ order, isMain }: { order: Order; isMain: boolean }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [tracking, setTracking] = useState({ carrier: '', number: '', url: '' });
  const [isMailed, setMailed] = useState(true);
  const fulfil = useShopChange(
    () => call(orders.fulfil, { params: { id: order.id }, body: { ...tracking, isMailed } }),
    'Marked as fulfilled.',
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
        Fulfil
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Fulfil order #${order.number}`} centered>
        <Stack>
          {field('carrier', 'Carrier')}
          {field('number', 'Tracking number')}
          {field('url', 'Tracking address')}
          <MailBox isChecked={isMailed} onChange={setMailed} />
          <Group justify="flex-end">
            <Button loading={fulfil.isPending} onClick={() => fulfil.mutate(undefined, { onSuccess: close })}>
              Mark as fulfilled
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
    'Review request sent.',
  );
  return (
    <Button variant="default" loading={request.isPending} onClick={() => request.mutate(undefined)}>
      Request review
    </Button>
  );
}

export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [restock, setRestock] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const cancel = useShopChange(
    () => call(orders.cancel, { params: { id: order.id }, body: { restock, isMailed } }),
    'The order is canceled.',
  );
  const left = order.isPaid ? toCents(order.totalCents - order.refundedCents) : NO_CENTS;
  return (
    <>
      <Button variant="default" color="red" onClick={open}>
        Cancel order
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Cancel order #${order.number}`} centered>
        <Stack>
          <Text>
            {left > 0
              ? `${moneyText(left, order.currency)} go back to ${order.name}. This cannot be undone.`
              : 'Nothing was paid. This cannot be undone.'}
          </Text>
          <Checkbox
            label="Put everything back into stock"
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
              Cancel the order
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
      label="Tell the buyer by mail"
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
