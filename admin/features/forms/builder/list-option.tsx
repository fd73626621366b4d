import { Checkbox, Textarea } from '@mantine/core';
import type { Control } from '#core/fields/index.ts';
import { inWords } from '../../../fields/control/control.ts';
import { linesOf } from './edit.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** An option of a field that is a list: lines to write, or entries to tick where only some are possible. */
export function ListOption(props: {
  control: Control;
  value: unknown;
  error: string | undefined;
  onChange: (next: readonly string[]) => void;
}) {
  const { control, error, onChange } = props;
  const value: readonly string[] = Array.isArray(props.value) ? props.value : [];
  const { item } = control;
  if (item?.kind === 'choice')
    return (
      <Checkbox.Group
        label={control.label && declared(control.label)}
        value={[...value]}
        error={error}
        onChange={onChange}
      >
        {item.options.values.map(String).map((name) => (
          <Checkbox key={name} mt={6} value={name} label={inWords(name)} />
        ))}
      </Checkbox.Group>
    );
  return (
    <Textarea
      label={control.label && declared(control.label)}
      description={say('onePerLine')}
      autosize
      minRows={3}
      value={value.join('\n')}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
      onBlur={() => onChange(linesOf(value.join('\n')).filter((line) => line !== ''))}
    />
  );
}
