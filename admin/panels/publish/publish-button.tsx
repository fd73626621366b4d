import { Button, Drawer, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Permission } from '#core/enumerations/permissions.ts';
import { changesQuery } from '../../documents/queries.ts';
import { useMay } from '../../account/account.ts';
import { say } from './words.ts';

const PublishPanel = lazy(() => import('./publish-panel.tsx'));

export function PublishButton({ isSmall }: { isSmall: boolean }) {
  const may = useMay(Permission.contentManager);
  const { data: changes = [] } = useQuery({ ...changesQuery, enabled: may === true });
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!may) return null;
  const count = changes.length;
  return (
    <>
      <Button
        size={isSmall ? 'xs' : 'sm'}
        variant={count === 0 ? 'default' : 'filled'}
        onClick={open}
        style={{ flex: 'none' }}
        aria-label={count === 0 ? say('publishNoChanges') : say('publishChangesLabel', { count })}
      >
        {say('publish')}
        {count > 0 && ` ${count}`}
      </Button>
      <Drawer opened={isOpen} onClose={close} position="right" size={460} title={say('publish')} padding={20}>
        <Suspense fallback={<Skeleton height={56} />}>
          <PublishPanel onDone={close} />
        </Suspense>
      </Drawer>
    </>
  );
}
