import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { regions } from '#core/settings/locale.ts';
import type { ControlProps } from './control.ts';

/** A country, found by typing its name. */
export function RegionControl({ control, label, value, error, onChange }: ControlProps) {
  const data = useMemo(() => regions().map(({ code, name }) => ({ value: code, label: name })), []);
  return (
    <Select
      label={label}
      description={control.help}
      data={data}
      value={typeof value === 'string' && value !== '' ? value : null}
      error={error}
      placeholder="None"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      nothingFoundMessage="No country has this name."
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
