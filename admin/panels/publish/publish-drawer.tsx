import { Drawer, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useStore } from '../../kit/store.ts';
import { isPublishOpen } from './publish-open.ts';
import { say } from './words.ts';
import { part } from '../../kit/opening/part.ts';

const PublishPanel = part(() => import('./publish-panel.tsx'));

/** There once, however many buttons a screen has for it. */
export function PublishDrawer() {
  const isOpen = useStore(isPublishOpen, (value) => value);
  const close = () => isPublishOpen.set(false);
  return (
    <Drawer opened={isOpen} onClose={close} position="right" size={460} title={say('publish')} padding={20}>
      <Suspense fallback={<Skeleton height={56} />}>
        <PublishPanel onDone={close} />
      </Suspense>
    </Drawer>
  );
}
