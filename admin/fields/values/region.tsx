import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { regions } from '#core/settings/locale.ts';
import type { ControlProps } from '../control/control.ts';
import { spokenLanguage } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Lists cannot hold an empty value. */
const NONE = 'none';

/** A country, found by typing its name. */
export function RegionControl({ control, label, value, error, onChange }: ControlProps<'region'>) {
  const data = useMemo(
    () => [
      { value: NONE, label: say('none') },
      ...regions(spokenLanguage()).map(({ code, name }) => ({ value: code, label: name })),
    ],
    [],
  );
  return (
    <Select
      label={label}
      description={control.help}
      data={data}
      value={typeof value === 'string' && value !== '' ? value : NONE}
      error={error}
      searchable
      allowDeselect={false}
      nothingFoundMessage={say('noCountryHasThis')}
      onChange={(next) => onChange(next === NONE || next === null ? '' : next)}
    />
  );
}
