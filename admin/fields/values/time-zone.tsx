import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { TIMEZONE_FAILED } from '#core/messages/connection.ts';
import type { ControlProps } from '../control/control.ts';
import { knownTimeZones } from './known-time-zones.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** A time zone, found by typing a town. */
export function TimeZoneControl({ control, label, value, error, onChange }: ControlProps<'timeZone'>) {
  const chosen = typeof value === 'string' ? value : '';
  const zones = useMemo(() => knownTimeZones(), []);
  // A zone under a former name is kept until another one is chosen.
  const data = [...new Set([...(zones ?? []), ...(chosen === '' ? [] : [chosen])])].map((name) => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }));
  return (
    <Select
      label={label}
      description={control.help}
      data={data}
      value={chosen}
      error={error ?? (zones ? undefined : declared(TIMEZONE_FAILED))}
      searchable
      allowDeselect={false}
      nothingFoundMessage={say('noTimeZoneHas')}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
