import { TextInput, type TextInputProps } from '@mantine/core';

type MomentInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  moment: string | null;
  onMoment: (moment: string | null) => void;
};

/** A moment in the browser's own field; empty is none. */
export function MomentInput({ moment, onMoment, ...rest }: MomentInputProps) {
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={localMoment(moment)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onMoment(value === '' ? null : new Date(value).toISOString());
      }}
    />
  );
}

/** As the browser's own field for dates wants it. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
