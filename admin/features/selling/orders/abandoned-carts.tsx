import { Alert, Badge, Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { ShoppingCart } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { abandonedCarts, type AbandonedCart } from '#contract/shop/abandoned-carts.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { abandonedCartsQuery, momentText, moneyText, useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Who filled a cart, began the checkout and went away. */
export function AbandonedCarts() {
  const { data, error } = useQuery(abandonedCartsQuery);
  return (
    <SellingPanel title={say('abandonedCarts')}>
      <Stack gap="md">
        <Text className="quiet">{say('cartsThatWereLeft')}</Text>
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={200} />}
        {data?.length === 0 && <Empty icon={ShoppingCart} title={say('noAbandonedCarts')} />}
        {data && data.length > 0 && (
          <div className={classes.table}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{say('customer')}</Table.Th>
                  <Table.Th className={classes.wide}>{say('items')}</Table.Th>
                  <Table.Th className={classes.number}>{say('total')}</Table.Th>
                  <Table.Td className={classes.wide} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.map((cart) => (
                  <Row key={cart.id} cart={cart} />
                ))}
              </Table.Tbody>
            </Table>
          </div>
        )}
      </Stack>
    </SellingPanel>
  );
}

function Row({ cart }: { cart: AbandonedCart }) {
  return (
    <Table.Tr>
      <Table.Td>
        <EmailText>{cart.name || cart.email}</EmailText>
        {cart.name !== '' && (
          <Text size="sm" className="quiet">
            <EmailText>{cart.email}</EmailText>
          </Text>
        )}
        <Text size="sm" className="quiet">
          {momentText(cart.updatedAt)}
        </Text>
        <Text size="sm" className={`quiet ${classes.narrow} ${classes.wraps}`}>
          {cart.lines.join(', ')}
        </Text>
        <div className={classes.narrow}>
          <Reminder cart={cart} />
        </div>
      </Table.Td>
      <Table.Td className={classes.wide}>{cart.lines.join(', ')}</Table.Td>
      <Table.Td className={classes.number}>{moneyText(cart.totalCents, cart.currency)}</Table.Td>
      <Table.Td className={`${classes.wide} ${classes.number}`}>
        <Reminder cart={cart} />
      </Table.Td>
    </Table.Tr>
  );
}

function Reminder({ cart }: { cart: AbandonedCart }) {
  const remind = useShopChange(
    () => call(abandonedCarts.remind, { params: { id: cart.id } }),
    say('reminderSent'),
  );
  if (cart.remindedAt !== null) return <Badge variant="default">{say('reminderSentBadge')}</Badge>;
  if (!cart.mayRemind)
    return (
      <Text size="sm" className="quiet">
        {say('noEmails')}
      </Text>
    );
  return (
    <Button size="xs" variant="default" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
      {say('sendReminder')}
    </Button>
  );
}
