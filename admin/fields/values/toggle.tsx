import { Switch } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';

export function ToggleControl({ control, label, value, error, onChange }: ControlProps<'toggle'>) {
  return (
    <Switch
      label={label}
      description={control.help}
      checked={value === true}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
