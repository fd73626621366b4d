import { NativeSelect } from '@mantine/core';
import { use } from 'react';
import type { ControlProps } from '../control/control.ts';
import { ArrangedCollection } from './arranged-collection.ts';
import { say } from './words.ts';

/** Which of the owner's own fields a part of an item shows. One that is gone is said to be, until another is chosen. */
export function ItemFieldChoice({ label, value, error, onChange }: ControlProps<'itemField'>) {
  const fields = use(ArrangedCollection)?.fields ?? [];
  const chosen = typeof value === 'string' ? value : '';
  const isGone = chosen !== '' && fields.every(({ key }) => key !== chosen);
  return (
    <NativeSelect
      label={label}
      {...(fields.length === 0 && {
        description: say('thereIsNoneYetAdd'),
      })}
      value={chosen}
      error={error ?? (isGone ? say('thisFieldIsGone') : undefined)}
      data={[
        { value: '', label: say('chooseAField') },
        ...(isGone ? [{ value: chosen, label: say('deleted') }] : []),
        ...fields.map(({ key, label: name }) => ({ value: key, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
