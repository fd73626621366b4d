import { NativeSelect } from '@mantine/core';
import { use } from 'react';
import type { ControlProps } from '../control/control.ts';
import { ArrangedCollection } from './arranged-collection.ts';

/** Which of the owner's own fields a part of an item shows. One that is gone is said to be, until another is chosen. */
export function ItemFieldChoice({ label, value, error, onChange }: ControlProps<'itemField'>) {
  const fields = use(ArrangedCollection)?.fields ?? [];
  const chosen = typeof value === 'string' ? value : '';
  const isGone = chosen !== '' && fields.every(({ key }) => key !== chosen);
  return (
    <NativeSelect
      label={label}
      {...(fields.length === 0 && {
        description: 'There is none yet. Add one in the settings of the collection.',
      })}
      value={chosen}
      error={error ?? (isGone ? 'This field is gone. Please choose another.' : undefined)}
      data={[
        { value: '', label: 'Choose a field' },
        ...(isGone ? [{ value: chosen, label: 'Deleted' }] : []),
        ...fields.map(({ key, label: name }) => ({ value: key, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
