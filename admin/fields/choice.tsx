import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { isRecord } from '#core/fields/field.ts';
import type { Control } from '#core/fields/index.ts';
import { inWords, type ControlProps } from './control.ts';

/** As many fit side by side in a panel; more become a list to open. */
const SIDE_BY_SIDE = 3;

export function ChoiceControl({ control, label, value, error, onChange }: ControlProps) {
  const id = useId();
  const options = optionsOf(control);
  const chosen = String(value);
  const choose = (next: string) =>
    onChange(options.find((option) => String(option.value) === next)?.value ?? value);
  const data = options.map((option) => ({ value: String(option.value), label: option.label }));
  if (options.length > SIDE_BY_SIDE) {
    return (
      <NativeSelect
        label={label}
        description={control.help}
        value={chosen}
        error={error}
        data={data}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
    >
      <SegmentedControl fullWidth mt={4} aria-labelledby={id} value={chosen} onChange={choose} data={data} />
    </Input.Wrapper>
  );
}

function optionsOf(control: Control): { value: string | number; label: string }[] {
  const { values, labels } = control.options ?? {};
  const words = isRecord(labels) ? labels : {};
  return (Array.isArray(values) ? (values as (string | number)[]) : []).map((value) => {
    const label = words[String(value)];
    return { value, label: typeof label === 'string' ? label : inWordsUnlessName(value) };
  });
}

/** Names, such as those of fonts, already are words. */
function inWordsUnlessName(value: string | number): string {
  return typeof value === 'string' && /^[a-z]/.test(value) ? inWords(value) : String(value);
}
