import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { Control } from '#core/fields/index.ts';
import { inWords, type ControlProps } from '../control/control.ts';

/** As many are shown at once; more become a list to open. */
const SHOWN_AT_ONCE = 3;
/** As many letters fit side by side in a panel. All have the width of the longest; what does not fit stands below each other. */
const LETTERS_SIDE_BY_SIDE = 30;

export function ChoiceControl({ control, label, value, error, onChange }: ControlProps<'choice'>) {
  const id = useId();
  const options = optionsOf(control, value);
  const chosen = String(value);
  const choose = (next: string) =>
    onChange(options.find((option) => String(option.value) === next)?.value ?? value);
  const data = options.map((option) => ({ value: String(option.value), label: option.label }));
  if (options.length > SHOWN_AT_ONCE) {
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
  const longest = Math.max(...data.map((option) => option.label.length));
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
    >
      <SegmentedControl
        fullWidth
        mt={4}
        orientation={longest * data.length > LETTERS_SIDE_BY_SIDE ? 'vertical' : 'horizontal'}
        aria-labelledby={id}
        value={chosen}
        onChange={choose}
        data={data}
      />
    </Input.Wrapper>
  );
}

function optionsOf(
  { options }: Control<'choice'>,
  chosen: unknown,
): { value: string | number; label: string }[] {
  const { values, offered = values, labels = {} } = options;
  const shown = values.filter((value) => value === chosen || offered.includes(value));
  return shown.map((value) => ({ value, label: labels[value] ?? inWordsUnlessName(value) }));
}

/** Names, such as those of fonts, already are words. */
function inWordsUnlessName(value: string | number): string {
  return typeof value === 'string' && /^[a-z]/.test(value) ? inWords(value) : String(value);
}
