import { NumberInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';

export function NumberControl({ control, label, value, error, onChange }: ControlProps<'number'>) {
  const { min, max, step, unit, optional: isOptional, none = '' } = control.options;
  return (
    <NumberInput
      label={label}
      description={control.help}
      value={typeof value === 'number' ? value : ''}
      min={min}
      max={max}
      step={step}
      suffix={unit ? ` ${unit}` : ''}
      error={error}
      placeholder={none}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
        else if (isOptional && next === '') onChange(null);
      }}
    />
  );
}
