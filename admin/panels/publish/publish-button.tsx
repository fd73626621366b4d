import { Button, Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Permission } from '#core/enumerations/permissions.ts';
import { changesQuery } from '../../documents/queries.ts';
import { useMay } from '../../account/account.ts';
import { useStore } from '../../kit/store.ts';
import { isPublishOpen } from './publish-open.ts';
import { say } from './words.ts';

const PublishPanel = lazy(() => import('./publish-panel.tsx'));

export function PublishButton({ isSmall }: { isSmall: boolean }) {
  const may = useMay(Permission.contentManager);
  const { data: changes = [] } = useQuery({ ...changesQuery, enabled: may === true });
  const isOpen = useStore(isPublishOpen, (value) => value);
  const close = () => isPublishOpen.set(false);
  if (!may) return null;
  const count = changes.length;
  return (
    <>
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
      <Drawer opened={isOpen} onClose={close} position="right" size={460} title={say('publish')} padding={20}>
        <Suspense fallback={<Skeleton height={56} />}>
          <PublishPanel onDone={close} />
        </Suspense>
      </Drawer>
    </>
  );
}
