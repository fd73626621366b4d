import { Button, Checkbox, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { orders as calls, type OrderEntry } from '#contract/shop/orders.ts';
import { call } from '../../../http/call.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Those that wait can be chosen, and be marked as sent together; each buyer is told. */
export function ChosenOrders(props: {
  waiting: readonly OrderEntry[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { waiting, chosen, onChange } = props;
  const fulfil = useShopChange(async () => {
    const body = { carrier: '', number: '', url: '', isMailed: true };
    // One after the other: what one order is refused for does not stop those before it.
    for (const id of chosen) await call(calls.fulfil, { params: { id }, body });
    notifications.show({ color: 'green', message: say('fulfilled', { count: chosen.size }) });
    onChange(new Set());
  });
  if (waiting.length === 0) return null;
  const isAll = chosen.size === waiting.length;
  return (
    <div className={classes.chosen}>
      <Checkbox
        label={chosen.size === 0 ? say('selectAll') : say('selected', { count: chosen.size })}
        checked={isAll}
        indeterminate={chosen.size > 0 && !isAll}
        onChange={() => onChange(isAll ? new Set() : new Set(waiting.map(({ id }) => id)))}
      />
      {chosen.size > 0 && (
        <Button size="xs" loading={fulfil.isPending} onClick={() => fulfil.mutate(undefined)}>
          <Text inherit>{say('fulfilSelected', { count: chosen.size })}</Text>
        </Button>
      )}
    </div>
  );
}
