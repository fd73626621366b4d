import { TextInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** `2026-11-15T09:30` in the time of whoever edits, as the browser's own control wants it. */
export function toLocal(moment: string): string {
  const date = new Date(moment);
  if (moment === '' || Number.isNaN(date.getTime())) return '';
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function fromLocal(local: string): string {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** A day and a time, with the calendar the browser brings along. */
export function MomentControl({ control, label, value, error, onChange }: ControlProps<'moment'>) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={control.help}
      value={toLocal(typeof value === 'string' ? value : '')}
      error={error}
      onChange={(event) => onChange(fromLocal(event.currentTarget.value))}
    />
  );
}
