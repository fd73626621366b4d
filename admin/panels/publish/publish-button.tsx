import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Permission } from '#core/enumerations/permissions.ts';
import { changesQuery } from '../../documents/queries.ts';
import { useMay } from '../../account/account.ts';
import { isPublishOpen } from './publish-open.ts';
import { say } from './words.ts';

export function PublishButton({ isSmall }: { isSmall: boolean }) {
  const may = useMay(Permission.contentManager);
  const { data: changes = [] } = useQuery({ ...changesQuery, enabled: may === true });
  if (!may) return null;
  const count = changes.length;
  return (
    <Button
      size={isSmall ? 'xs' : 'sm'}
      variant={count === 0 ? 'default' : 'filled'}
      onClick={() => isPublishOpen.set(true)}
      style={{ flex: 'none' }}
      aria-label={count === 0 ? say('publishNoChanges') : say('publishChangesLabel', { count })}
    >
      {say('publish')}
      {count > 0 && ` ${count}`}
    </Button>
  );
}
