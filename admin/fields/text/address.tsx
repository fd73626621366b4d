import { TextInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';

/** An address elsewhere, such as that of a page to show in a frame. */
export function AddressControl({ control, label, value, error, onChange }: ControlProps<'address'>) {
  return (
    <TextInput
      type="url"
      label={label}
      description={control.help}
      placeholder={control.options.placeholder}
      value={typeof value === 'string' ? value : ''}
      error={error}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
