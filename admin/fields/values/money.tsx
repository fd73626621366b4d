import { MoneyInput } from './money-input.tsx';
import { numberOption, type ControlProps } from '../control/control.ts';

export function MoneyControl({ control, label, value, error, onChange }: ControlProps) {
  return (
    <MoneyInput
      label={label}
      description={control.help}
      error={error}
      cents={typeof value === 'number' ? value : 0}
      maxCents={numberOption(control, 'max', Number.MAX_SAFE_INTEGER)}
      onCents={onChange}
    />
  );
}
