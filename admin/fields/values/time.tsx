import { TextInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';

/** A time of day, with the clock the browser brings along. */
export function TimeControl({ control, label, value, error, onChange }: ControlProps<'time'>) {
  return (
    <TextInput
      type="time"
      label={label}
      description={control.help}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
