import { ColorInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

export function ColourControl({ control, label, value, error, onChange }: ControlProps<'colour'>) {
  return (
    <ColorInput
      label={label}
      description={control.help}
      value={typeof value === 'string' ? value : ''}
      error={error}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': say('pickFromScreen', { label }) }}
      onChange={onChange}
    />
  );
}
