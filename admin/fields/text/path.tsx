import { TextInput } from '@mantine/core';
import { pathProblem } from '#core/site/paths.ts';
import { declared } from '../../words/catalogue.ts';
import type { ControlProps } from '../control/control.ts';

/** An address below the site's own host. Says at once what cannot be an address. */
export function PathControl({ control, label, value, error, onChange }: ControlProps<'path'>) {
  const path = typeof value === 'string' ? value : '';
  return (
    <TextInput
      label={label}
      description={control.help ?? `${location.host}${path}`}
      value={path}
      error={error ?? (declared(pathProblem(path) ?? '') || undefined)}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
