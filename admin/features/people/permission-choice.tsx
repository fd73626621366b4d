import { Checkbox, Stack } from '@mantine/core';
import { hasPermission, permissionsOfRoles } from '#core/enumerations/permissions.ts';
import { FINER, type FinerPermission } from '#core/people/finer-permissions.ts';
import { tidyRoles } from '#core/people/roles.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const AREAS: Readonly<Record<FinerPermission['area'], string>> = {
  settings: say('settingsPermissions'),
  commerce: say('sellingPermissions'),
};

/** Single permissions to tick besides the roles; what a role allows already is ticked and stays. */
export function PermissionChoice(props: {
  roles: readonly number[];
  value: readonly number[];
  onChange: (permissions: number[]) => void;
}) {
  const { roles, value, onChange } = props;
  const held = permissionsOfRoles(tidyRoles(roles));
  return (Object.keys(AREAS) as FinerPermission['area'][]).map((area) => (
    <Stack key={area} gap="xs" component="fieldset" m={0} p={0} bd={0}>
      <legend>{AREAS[area]}</legend>
      {FINER.filter((each) => each.area === area).map(({ id, name }) => {
        const isOfRole = hasPermission(held, id);
        return (
          <Checkbox
            key={id}
            label={declared(name)}
            checked={isOfRole || value.includes(id)}
            disabled={isOfRole}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...value, id] : value.filter((each) => each !== id))
            }
          />
        );
      })}
    </Stack>
  ));
}
