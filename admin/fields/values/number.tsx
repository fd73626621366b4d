import { NumberInput } from '@mantine/core';
import { numberOption, textOption, type ControlProps } from '../control/control.ts';

export function NumberControl({ control, label, value, error, onChange }: ControlProps) {
  const unit = textOption(control, 'unit');
  const isOptional = control.options?.['optional'] === true;
  return (
    <NumberInput
      label={label}
      description={control.help}
      value={typeof value === 'number' ? value : ''}
      min={numberOption(control, 'min', Number.NEGATIVE_INFINITY)}
      max={numberOption(control, 'max', Number.POSITIVE_INFINITY)}
      step={numberOption(control, 'step', 1)}
      suffix={unit ? ` ${unit}` : ''}
      error={error}
      placeholder={textOption(control, 'none') ?? ''}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
        else if (isOptional && next === '') onChange(null);
      }}
    />
  );
}
