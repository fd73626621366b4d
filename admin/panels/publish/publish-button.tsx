import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Permission } from '#core/enumerations/permissions.ts';
import { changesQuery } from '../../documents/queries.ts';
import { useMay } from '../../account/account.ts';
import { isPublishOpen } from './publish-open.ts';
import { say } from './words.ts';

/** Beside screens with a main action of their own it has no ground, so that there is one blue button. */
export function PublishButton({ isSmall, isAside = false }: { isSmall: boolean; isAside?: boolean }) {
  const may = useMay(Permission.contentManager);
  const { data: changes = [] } = useQuery({ ...changesQuery, enabled: may === true });
  if (!may) return null;
  const count = changes.length;
  return (
    <Button
      size={isSmall ? 'xs' : 'sm'}
      variant={count === 0 ? 'default' : isAside ? 'outline' : 'filled'}
      onClick={() => isPublishOpen.set(true)}
      style={{ flex: 'none' }}
      aria-label={count === 0 ? say('publishNoChanges') : say('publishChangesLabel', { count })}
    >
      {say('publish')}
      {count > 0 && ` ${count}`}
    </Button>
  );
}
