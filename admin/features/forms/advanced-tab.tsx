import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fields } from '../../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';

/** What happens after the form was sent. */
export function AdvancedTab({ value, errors, onChange, preview }: TabProps & { preview: ReactNode }) {
  const { advanced } = value;
  return (
    <Stack gap="md">
      <Fields
        controls={controlsOf('advanced')}
        prefix="advanced."
        values={{ ...advanced }}
        errors={errors}
        onChange={(name, next) => onChange('advanced', { ...advanced, [name]: next })}
      />
      {advanced.autoresponse.isOn && <Group>{preview}</Group>}
    </Stack>
  );
}
