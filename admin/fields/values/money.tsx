import { isCents, NO_CENTS } from '#core/money/currency.ts';
import { MoneyInput } from './money-input.tsx';
import type { ControlProps } from '../control/control.ts';

export function MoneyControl({ control, label, value, error, onChange }: ControlProps<'money'>) {
  return (
    <MoneyInput
      label={label}
      description={control.help}
      error={error}
      cents={isCents(value) ? value : NO_CENTS}
      maxCents={control.options.max}
      onCents={onChange}
    />
  );
}
