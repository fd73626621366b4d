import { Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, moneyText, salesQuery } from './queries.ts';
import { everyDay } from './sales-days.ts';
import { SellingPanel } from './tabs.tsx';
import classes from './selling.module.css';

export function Sales() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data } = useQuery(salesQuery);
  if (!data)
    return (
      <SellingPanel title="Sales">
        <Skeleton height={240} />
      </SellingPanel>
    );
  const highest = Math.max(1, ...data.days.map(({ cents }) => cents));
  const days = everyDay(data.days, today);
  const best = data.days.find(({ cents }) => cents === highest);
  return (
    <SellingPanel title="Sales">
      <Stack gap="lg">
        <div>
          <Title order={2}>{moneyText(data.totalCents, data.currency)}</Title>
          <Text className="quiet">
            {data.orders} {data.orders === 1 ? 'order' : 'orders'} in the last 30 days
            {best
              ? `; the best day was ${dayText(best.day)} with ${moneyText(best.cents, data.currency)}`
              : ''}
            . {data.leftCarts > 0 && `${data.leftCarts} carts were filled and left.`}
          </Text>
        </div>
        {data.days.length > 0 && (
          <div>
            <div className={classes.bars} role="img" aria-label="Sales by day">
              {days.map(({ day, cents }) => (
                <span
                  key={day}
                  title={`${dayText(day)}: ${moneyText(cents, data.currency)}`}
                  {...(cents <= 0 && { 'data-none': '' })}
                  style={{ height: `${(Math.max(0, cents) / highest) * 100}%` }}
                />
              ))}
            </div>
            <Text size="sm" className={`quiet ${classes.barEnds}`}>
              <span>{dayText(days[0]?.day ?? '')}</span>
              <span>{dayText(days.at(-1)?.day ?? '')}</span>
            </Text>
          </div>
        )}
        {data.best.length > 0 ? (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>What sold best</Table.Th>
                <Table.Th className={classes.number}>Pieces</Table.Th>
                <Table.Th className={classes.number}>Amount</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.best.map(({ title, quantity, cents }) => (
                <Table.Tr key={title}>
                  <Table.Td>{title}</Table.Td>
                  <Table.Td className={classes.number}>{quantity}</Table.Td>
                  <Table.Td className={classes.number}>{moneyText(cents, data.currency)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : (
          <Text className="quiet">Nothing has been sold in the last 30 days.</Text>
        )}
      </Stack>
    </SellingPanel>
  );
}
