import { MoneyInput } from './money-input.tsx';
import type { ControlProps } from '../control/control.ts';

export function MoneyControl({ control, label, value, error, onChange }: ControlProps<'money'>) {
  return (
    <MoneyInput
      label={label}
      description={control.help}
      error={error}
      cents={typeof value === 'number' ? value : 0}
      maxCents={control.options.max}
      onCents={onChange}
    />
  );
}
