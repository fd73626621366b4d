import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const MONOSPACE_FROM_LINES = 10;
const SHOWN_LINES = 12;
/** Near the end of what fits, the count is worth seeing. */
const COUNT_FROM = 0.8;

export function TextControl({ control, label, value, error, onChange }: ControlProps<'text' | 'slug'>) {
  const text = typeof value === 'string' ? value : '';
  const { lines, max, placeholder, isSecret } = control.options;
  const count =
    text.length > max * COUNT_FROM ? say('countOfMaxCharacters', { count: text.length, max }) : undefined;
  const shared = {
    label,
    description: [control.help, count].filter(Boolean).join(' ') || undefined,
    placeholder,
    value: text,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (isSecret) return <PasswordInput {...shared} autoComplete="off" />;
  if (lines === 1) return <TextInput {...shared} />;
  const isCode = lines >= MONOSPACE_FROM_LINES;
  return (
    <Textarea
      {...shared}
      autosize
      minRows={Math.min(lines, SHOWN_LINES)}
      maxRows={SHOWN_LINES * 2}
      spellCheck={!isCode}
      {...(isCode && { styles: { input: { fontFamily: 'var(--mantine-font-family-monospace)' } } })}
    />
  );
}
