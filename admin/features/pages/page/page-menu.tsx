import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { DocumentEntry } from '#contract/content/content.ts';
import { PageActions } from '../actions/page-actions.tsx';
import { say } from './words.ts';

export function PageMenu({ page }: { page: DocumentEntry }) {
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={say('moreForThisPage')}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <PageActions page={page} withSettings={false} />
      </Menu.Dropdown>
    </Menu>
  );
}
