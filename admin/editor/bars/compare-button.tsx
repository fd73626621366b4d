import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { Suspense } from 'react';
import { changesQuery } from '../../documents/queries.ts';
import { say } from '../words.ts';
import { part } from '../../kit/opening/part.ts';

const Compare = part(() => import('../../panels/publish/compare.tsx'));

/** What is edited beside what visitors see, once the two differ. */
export function CompareButton({ pageId }: { pageId: string }) {
  const { data: changes } = useQuery(changesQuery);
  const [isOpen, { open, close }] = useDisclosure(false);
  const change = changes?.find(({ documentId }) => documentId === pageId);
  if (!change) return null;
  return (
    <>
      <Tooltip label={say('compareWithLive')}>
        <ActionIcon variant="subtle" color="gray" aria-label={say('compareWithLive')} onClick={open}>
          <GitCompareArrows size={18} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <Compare change={{ ...change, id: pageId }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
