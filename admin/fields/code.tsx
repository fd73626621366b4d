import { Textarea } from '@mantine/core';
import type { ControlProps } from './control.ts';

const MIN_ROWS = 6;
const MAX_ROWS = 20;

/** Source text: as typed, in letters of one width, without anybody correcting its spelling. */
export function CodeControl({ control, label, value, error, onChange }: ControlProps) {
  return (
    <Textarea
      label={label}
      description={control.help}
      value={typeof value === 'string' ? value : ''}
      error={error}
      autosize
      minRows={MIN_ROWS}
      maxRows={MAX_ROWS}
      spellCheck={false}
      autoCapitalize="none"
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
