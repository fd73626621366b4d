import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fields } from '../../../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';

/** What happens after the form was sent, and whether it is a poll. */
export function AdvancedTab({ value, errors, onChange, preview }: TabProps & { preview: ReactNode }) {
  const { advanced, poll } = value;
  return (
    <Stack gap="md">
      <Fields
        controls={controlsOf('advanced')}
        prefix="advanced."
        values={{ ...advanced }}
        errors={errors}
        onChange={(name, next) => onChange('advanced', { ...advanced, [name]: next })}
      />
      <Fields
        controls={controlsOf('poll')}
        names={poll.isOn ? ['isOn', 'closesAt', 'results'] : ['isOn']}
        prefix="poll."
        values={{ ...poll }}
        errors={errors}
        onChange={(name, next) => onChange('poll', { ...poll, [name]: next })}
      />
      {advanced.autoresponse.isOn && <Group>{preview}</Group>}
    </Stack>
  );
}
