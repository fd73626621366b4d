import { NativeSelect, TextInput } from '@mantine/core';
import { SALES_RANGE_LABELS, SALES_RANGES } from '#core/commerce/orders/sales.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Which days a report is about. Own days begin with those that are shown. */
export function RangeFields(props: {
  range: string;
  from: string;
  to: string;
  shown: { from: string; to: string } | undefined;
  onChange: (change: Record<string, string>) => void;
}) {
  const { range, from, to, shown, onChange } = props;
  return (
    <>
      <NativeSelect
        aria-label={say('range')}
        data={SALES_RANGES.map((value) => ({ value, label: declared(SALES_RANGE_LABELS[value]) }))}
        value={range}
        onChange={(event) =>
          onChange({ range: event.currentTarget.value, ...(shown && { from: shown.from, to: shown.to }) })
        }
      />
      {range === 'own' && (
        <>
          <TextInput
            type="date"
            aria-label={say('from')}
            max={to}
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label={say('to')}
            min={from}
            value={to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
