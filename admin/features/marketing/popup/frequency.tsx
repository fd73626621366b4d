import { NativeSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { MAX_QUIET_DAYS } from '#core/popup/document.ts';
import { NEVER_AGAIN } from '#core/popup/record.ts';

const USUAL: readonly { days: number; label: string }[] = [
  { days: 0, label: 'At every visit' },
  { days: 1, label: 'After a day' },
  { days: 7, label: 'After a week' },
  { days: 30, label: 'After a month' },
  { days: 90, label: 'After three months' },
  { days: NEVER_AGAIN, label: 'Never again' },
];
const OWN = 'own';

/** How long whoever closed it is left alone. */
export function Frequency(props: {
  days: number;
  error: string | undefined;
  onChange: (days: number) => void;
}) {
  const { days, error, onChange } = props;
  const isUsual = USUAL.some((each) => each.days === days);
  const [isOwn, setOwn] = useState(!isUsual);
  return (
    <Stack gap="xs">
      <NativeSelect
        label="Show it again to those who closed it"
        description="When you publish new words or a new look, everybody may see it once more."
        value={isOwn ? OWN : String(days)}
        data={[
          ...USUAL.map((each) => ({ value: String(each.days), label: each.label })),
          { value: OWN, label: 'After so many days …' },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === OWN);
          if (value !== OWN) onChange(Number(value));
        }}
      />
      {isOwn && (
        <NumberInput
          label="Days"
          min={0}
          max={MAX_QUIET_DAYS}
          value={days}
          error={error}
          onChange={(next) => typeof next === 'number' && onChange(next)}
        />
      )}
    </Stack>
  );
}
