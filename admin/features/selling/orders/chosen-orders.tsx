import { Button, Checkbox, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { orders as calls, type OrderEntry } from '#contract/shop/orders.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Those that wait and are in sight can be chosen, and be marked as sent together; each buyer is told. */
export function ChosenOrders(props: {
  waiting: readonly OrderEntry[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { waiting, onChange } = props;
  const chosen = waiting.filter(({ id }) => props.chosen.has(id));
  const fulfil = useShopChange(async () => {
    const body = { carrier: '', number: '', url: '', isMailed: true };
    const refusals: unknown[] = [];
    // What one order is refused for does not stop the others.
    for (const { id } of chosen)
      await call(calls.fulfil, { params: { id }, body }).catch((refusal: unknown) => refusals.push(refusal));
    const count = chosen.length - refusals.length;
    if (count > 0) notifications.show({ color: 'green', message: say('fulfilled', { count }) });
    refusals.forEach(tellProblem);
  });
  if (waiting.length === 0) return null;
  const isAll = chosen.length === waiting.length;
  return (
    <div className={classes.chosen}>
      <Checkbox
        label={chosen.length === 0 ? say('selectAll') : say('selected', { count: chosen.length })}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChange(isAll ? new Set() : new Set(waiting.map(({ id }) => id)))}
      />
      {chosen.length > 0 && (
        <Button size="xs" loading={fulfil.isPending} onClick={() => fulfil.mutate(undefined)}>
          <Text inherit>{say('fulfilSelected', { count: chosen.length })}</Text>
        </Button>
      )}
    </div>
  );
}
