import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText, stockHistoryQuery } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const REASONS: Readonly<Record<string, string>> = {
  order: say('sold'),
  notPaid: say('unpaid'),
  restock: say('restocked'),
  count: say('adjusted'),
  endless: say('trackingOff'),
  counted: say('trackingOn'),
};

/** How many there were of a variant, and why that changed. */
export function StockHistory({ variantId }: { variantId: string }) {
  const { data } = useQuery(stockHistoryQuery(variantId));
  if (!data) return <Skeleton height={120} />;
  if (data.changes.length === 0) return <Text className="quiet">{say('noChangesYet')}</Text>;
  return (
    <ol className={classes.timeline}>
      {data.changes.map(({ delta, reason, by, at }) => (
        <li key={at + reason + delta}>
          <Text>
            {delta !== 0 && `${delta > 0 ? `+${delta}` : delta} · `}
            {REASONS[reason] ?? reason}
          </Text>
          <Text size="sm" className="quiet">
            {momentText(at)} {by !== '' && say('by', { by })}
          </Text>
        </li>
      ))}
    </ol>
  );
}
