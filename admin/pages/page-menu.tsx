import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { stayingPath } from '#core/access/redirect.ts';
import type { DocumentEntry } from '#contract/content.ts';
import { useDeletePage } from './use-delete-page.ts';

export function PageMenu({ page }: { page: DocumentEntry }) {
  const deleting = useDeletePage();
  const isHome = page.path === '/';
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="More for this page">
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {page.state !== 'new' && (
          <Menu.Item
            component="a"
            href={stayingPath(page.path ?? '/')}
            target="_blank"
            leftSection={<ExternalLink size={18} />}
          >
            See it live
          </Menu.Item>
        )}
        <Menu.Item
          color="red"
          leftSection={<Trash2 size={18} />}
          disabled={isHome || deleting.isPending}
          onClick={() => deleting.mutate(page)}
        >
          Delete page
        </Menu.Item>
        {isHome && <Menu.Label>A site needs a home page. Give another page the address / first.</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
