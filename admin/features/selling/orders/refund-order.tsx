import { Button, Checkbox, Group, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { paidFor, type LineQuantity } from '#core/commerce/orders/returns.ts';
import { sumCents, toCents, type Cents } from '#core/money/currency.ts';
import { renditionUrl } from '#core/images/images.ts';
import { orders, type Order } from '#contract/shop/orders.ts';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { call } from '../../../http/call.ts';
import { moneyText, useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const leftOf = ({ totalCents, refundedCents }: Order): Cents => toCents(totalCents - refundedCents);

/** All of an order or some of its lines; what comes back can go on the shelf again. */
export function RefundOrder({ order }: { order: Order }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {say('refund')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={say('refundOrder', { number: order.number })}
        size="lg"
        centered
      >
        {isOpen && <RefundForm order={order} onDone={close} />}
      </Modal>
    </>
  );
}

function RefundForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const left = leftOf(order);
  const [chosen, setChosen] = useState<readonly LineQuantity[]>([]);
  const [cents, setCents] = useState(left);
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(false);
  const [isMailed, setMailed] = useState(true);
  // The same press gives money back once, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const isWhole = chosen.length === 0;
  const refund = useShopChange(
    () =>
      call(orders.refund, {
        params: { id: order.id },
        body: {
          key: key.current,
          cents,
          reason,
          restock,
          isMailed,
          ...(!isWhole && { lines: [...chosen] }),
        },
      }),
    say('refundIssued'),
  );
  const choose = (line: number, quantity: number) => {
    const next = [
      ...chosen.filter((other) => other.line !== line),
      ...(quantity > 0 ? [{ line, quantity }] : []),
    ];
    setChosen(next);
    setCents(next.length === 0 ? left : toCents(Math.min(left, paidForAll(order, next))));
  };
  return (
    <Stack>
      <Items order={order} chosen={chosen} onChoose={choose} />
      <MoneyInput
        label={say('amount')}
        description={say('upTo', { amount: moneyText(left, order.currency) })}
        cents={cents}
        maxCents={left}
        onCents={setCents}
      />
      <TextInput
        label={say('reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Checkbox
        label={isWhole ? say('restock') : say('restockItems')}
        checked={restock}
        onChange={(event) => setRestock(event.currentTarget.checked)}
      />
      <Checkbox
        label={say('notify')}
        checked={isMailed}
        onChange={(event) => setMailed(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button
          color="red"
          disabled={cents < 1 || cents > left}
          loading={refund.isPending}
          onClick={() => refund.mutate(undefined, { onSuccess: onDone })}
        >
          {say('refundAmount', { amount: moneyText(cents, order.currency) })}
        </Button>
      </Group>
    </Stack>
  );
}

function Items(props: {
  order: Order;
  chosen: readonly LineQuantity[];
  onChoose: (line: number, quantity: number) => void;
}) {
  const { order, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={say('items')} className={classes.refunded}>
      {order.snapshot.lines.map((line, index) => {
        const most = order.leftToReturn[index] ?? 0;
        const words = lineWords(line);
        return (
          <div key={index} className={classes.refundedLine}>
            {line.image === '' ? (
              <span className={classes.thumb} />
            ) : (
              <img className={classes.thumb} src={renditionUrl(line.image, 100)} alt="" />
            )}
            <div>
              <Text>{words}</Text>
              <Text size="sm" className="quiet">
                {moneyText(line.unitPriceCents, order.currency)}
              </Text>
            </div>
            <Group gap={8} wrap="nowrap">
              <NumberInput
                w={84}
                aria-label={say('refundQuantityOf', { name: words })}
                min={0}
                max={most}
                clampBehavior="strict"
                allowDecimal={false}
                disabled={most === 0}
                value={chosen.find((some) => some.line === index)?.quantity ?? 0}
                onChange={(next) => onChoose(index, typeof next === 'number' ? next : 0)}
              />
              <span className="quiet">{say('ofQuantity', { quantity: most })}</span>
            </Group>
          </div>
        );
      })}
    </div>
  );
}

function paidForAll({ snapshot }: Order, chosen: readonly LineQuantity[]): Cents {
  const isTaxAdded = snapshot.taxCents > 0;
  return sumCents(
    chosen.flatMap(({ line, quantity }) => {
      const bought = snapshot.lines[line];
      return bought ? [paidFor(bought, quantity, isTaxAdded)] : [];
    }),
  );
}
