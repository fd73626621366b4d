import { Alert, Badge, Button, Modal, Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import { discountState, DISCOUNT_STATES, PERCENT } from '#core/commerce/pricing/discounts.ts';
import { toCents } from '#core/money/currency.ts';
import type { DiscountEntry } from '#contract/shop/discounts.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { useCurrency } from '../../../account/shop.ts';
import { discountsQuery, moneyText } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import { DiscountForm } from './discount-form.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

export function DiscountList() {
  const { data, error } = useQuery(discountsQuery);
  const [opened, setOpened] = useState<DiscountEntry | 'new'>();
  const currency = useCurrency();
  const worth = ({ kind, amount, buy, get }: DiscountEntry) => {
    if (kind === 'percent') return `${amount / PERCENT} %`;
    if (kind === 'fixed') return moneyText(toCents(amount), currency);
    return kind === 'freeShipping' ? say('freeShipping') : say('buyGet', { buy, get });
  };
  return (
    <SellingPanel
      title={say('discounts')}
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={() => setOpened('new')}>
          {say('addDiscount')}
        </Button>
      }
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && (
        <Empty icon={BadgePercent} title={say('noDiscountsYetOne')} text={say('withCodeOrWithout')} />
      )}
      {data && data.length > 0 && (
        <div className={classes.table}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('discount')}</Table.Th>
                <Table.Th className={classes.wide}>{say('code')}</Table.Th>
                <Table.Th>{say('value')}</Table.Th>
                <Table.Th className={classes.number}>{say('used')}</Table.Th>
                <Table.Th>{say('status')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((discount) => (
                <Table.Tr key={discount.id}>
                  <Table.Td>
                    <Button variant="transparent" p={0} onClick={() => setOpened(discount)}>
                      {discount.name}
                    </Button>
                    <Text size="sm" className={`quiet ${classes.narrow}`}>
                      {codeOf(discount)}
                    </Text>
                  </Table.Td>
                  <Table.Td className={classes.wide}>{codeOf(discount)}</Table.Td>
                  <Table.Td>{worth(discount)}</Table.Td>
                  <Table.Td className={classes.number}>
                    {discount.maxUses === null
                      ? discount.used
                      : say('usedOf', { used: discount.used, most: discount.maxUses })}
                  </Table.Td>
                  <Table.Td>
                    <StateOf discount={discount} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? say('addDiscount') : say('discount')}
        centered
      >
        {opened !== undefined && (
          <DiscountForm
            discount={opened === 'new' ? undefined : opened}
            onDone={() => setOpened(undefined)}
          />
        )}
      </Modal>
    </SellingPanel>
  );
}

const codeOf = ({ code }: DiscountEntry) => (code === '' ? say('automatic') : code);

function StateOf({ discount }: { discount: DiscountEntry }) {
  const [now] = useState(() => new Date());
  const at = (moment: string | null) => (moment === null ? null : new Date(moment));
  const state = discountState(
    { ...discount, startsAt: at(discount.startsAt), endsAt: at(discount.endsAt) },
    now,
  );
  return (
    <Badge miw="max-content" variant="light" color={state === 'on' ? 'green' : 'gray'}>
      {declared(DISCOUNT_STATES[state])}
    </Badge>
  );
}
