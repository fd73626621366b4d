import { NativeSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { MAX_QUIET_DAYS } from '#core/popup/document.ts';
import { NEVER_AGAIN } from '#core/popup/record.ts';
import { say } from './words.ts';

const USUAL: readonly { days: number; label: string }[] = [
  { days: 0, label: say('atEveryVisit') },
  { days: 1, label: say('afterADay') },
  { days: 7, label: say('afterAWeek') },
  { days: 30, label: say('afterAMonth') },
  { days: 90, label: say('afterThreeMonths') },
  { days: NEVER_AGAIN, label: say('neverAgain') },
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
        label={say('showItAgainTo')}
        description={say('whenYouPublishNew')}
        value={isOwn ? OWN : String(days)}
        data={[
          ...USUAL.map((each) => ({ value: String(each.days), label: each.label })),
          { value: OWN, label: say('afterSoManyDays') },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === OWN);
          if (value !== OWN) onChange(Number(value));
        }}
      />
      {isOwn && (
        <NumberInput
          label={say('days')}
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
