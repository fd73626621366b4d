import { SegmentedControl } from '@mantine/core';
import { LISTED_STATES, ORDER_LABELS, type ListedState } from '#core/commerce/orders/orders.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** Orders by what became of them; how many wait is said where they are. */
export function OrderTabs(props: {
  state: ListedState | '';
  pending: number;
  onChange: (state: ListedState | '') => void;
}) {
  const { state, pending, onChange } = props;
  const label = (value: ListedState) =>
    value === 'PENDING' && pending > 0
      ? `${declared(ORDER_LABELS[value])} ${pending}`
      : declared(ORDER_LABELS[value]);
  return (
    <SegmentedControl
      aria-label={say('status')}
      value={state}
      onChange={onChange}
      data={[
        { value: '' as const, label: say('all') },
        ...LISTED_STATES.map((value) => ({ value, label: label(value) })),
      ]}
    />
  );
}
