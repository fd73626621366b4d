import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stockHistoryQuery } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';

const REASONS: Readonly<Record<string, string>> = {
  order: 'Sold',
  notPaid: 'Not paid, put back',
  restock: 'Put back from an order',
  count: 'Counted',
  endless: 'Never runs out from here on',
  counted: 'Counted again from here on',
};

/** How many there were of a variant, and why that changed. */
export function StockHistory({ variantId }: { variantId: string }) {
  const { data } = useQuery(stockHistoryQuery(variantId));
  if (!data) return <Skeleton height={120} />;
  if (data.changes.length === 0) return <Text className="quiet">Nothing has changed yet.</Text>;
  return (
    <ol className={classes.timeline}>
      {data.changes.map(({ delta, reason, by, at }) => (
        <li key={at + reason + delta}>
          <Text>
            {delta !== 0 && `${delta > 0 ? `+${delta}` : delta} · `}
            {REASONS[reason] ?? reason}
          </Text>
          <Text size="sm" className="quiet">
            {new Date(at).toLocaleString()} {by !== '' && `by ${by}`}
          </Text>
        </li>
      ))}
    </ol>
  );
}
