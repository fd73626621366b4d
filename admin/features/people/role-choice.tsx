import { Checkbox, Stack } from '@mantine/core';
import { offeredRoles } from '#core/people/roles.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Roles to tick, each with what it may do. */
export function RoleChoice(props: {
  value: readonly number[];
  onChange: (roles: number[]) => void;
  error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  return (
    <Checkbox.Group
      label={say('roles')}
      description={say('peopleWithSeveralRoles')}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      error={error}
    >
      <Stack gap="sm" mt="xs">
        {offeredRoles(value).map(({ id, name, summary }) => (
          <Checkbox key={id} value={String(id)} label={declared(name)} description={declared(summary)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
