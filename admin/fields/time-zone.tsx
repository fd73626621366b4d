import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { timeZones } from '#core/settings/locale.ts';
import type { ControlProps } from './control.ts';

/** A time zone, found by typing a town. */
export function TimeZoneControl({ control, label, value, error, onChange }: ControlProps) {
  const chosen = typeof value === 'string' ? value : '';
  const data = useMemo(
    () =>
      // A zone under a former name is kept until another one is chosen.
      [...new Set([...timeZones(), ...(chosen === '' ? [] : [chosen])])].map((name) => ({
        value: name,
        label: name.replaceAll('_', ' '),
      })),
    [chosen],
  );
  return (
    <Select
      label={label}
      description={control.help}
      data={data}
      value={chosen}
      error={error}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No time zone has this name. Try the capital of the country."
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
