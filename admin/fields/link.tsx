import { Autocomplete, Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { hasPath } from '#core/content/kinds.ts';
import { link } from '#core/fields/index.ts';
import { documentsQuery } from '../documents/queries.ts';
import type { ControlProps } from './control.ts';

const field = link();

/** Any address; the pages of the site are offered by name. */
export function LinkControl({ control, label, value, error, onChange }: ControlProps) {
  const target = field.read(value);
  return (
    <Stack gap={8}>
      <AddressInput
        label={label}
        {...(control.help !== undefined && { help: control.help })}
        value={target.href}
        error={error}
        onChange={(href) => onChange({ ...target, href })}
      />
      {target.href !== '' && (
        <Checkbox
          label="Open in a new window"
          checked={target.newWindow}
          onChange={(event) => onChange({ ...target, newWindow: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

export function AddressInput(props: {
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
  onChange: (href: string) => void;
}) {
  const { data: documents = [] } = useQuery(documentsQuery);
  const pages = documents.filter(({ kind, path, state }) => hasPath(kind) && path && state !== 'deleted');
  return (
    <Autocomplete
      label={props.label}
      description={props.help ?? 'A page of your site, or an address such as https://example.com.'}
      value={props.value}
      error={props.error}
      data={pages.map(({ path }) => path ?? '')}
      onChange={props.onChange}
      renderOption={({ option }) => {
        const page = pages.find(({ path }) => path === option.value);
        return (
          <span>
            {page?.title} <span className="quiet">{option.value}</span>
          </span>
        );
      }}
    />
  );
}
