import { Menu } from '@mantine/core';
import { CopyPlus, ExternalLink, House, Settings2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import { HOME_PATH } from '#core/site/paths.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { useDeletePage } from './use-delete-page.ts';
import { useDuplicatePage, useMakeHome } from './use-page-actions.ts';
import { say } from './words.ts';

/** What can be done with a whole page, for a menu. */
export function PageActions({ page, withSettings }: { page: DocumentEntry; withSettings: boolean }) {
  const deleting = useDeletePage();
  const duplicating = useDuplicatePage();
  const makingHome = useMakeHome();
  const isHome = page.path === HOME_PATH;
  return (
    <>
      {withSettings && (
        <Menu.Item component={Link} to={`/pages/${page.id}/settings`} leftSection={<Settings2 size={18} />}>
          {say('pageSettings')}
        </Menu.Item>
      )}
      {page.state !== 'new' && (
        <Menu.Item
          component="a"
          href={stayingPath(page.path ?? HOME_PATH)}
          target="_blank"
          leftSection={<ExternalLink size={18} />}
        >
          {say('seeItLive')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<CopyPlus size={18} />} onClick={() => duplicating.mutate(page)}>
        {say('duplicate')}
      </Menu.Item>
      {!isHome && (
        <Menu.Item leftSection={<House size={18} />} onClick={() => makingHome.mutate(page)}>
          {say('makeItTheHome')}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        leftSection={<Trash2 size={18} />}
        disabled={isHome || deleting.isPending}
        onClick={() => deleting.mutate(page)}
      >
        {say('deletePage')}
      </Menu.Item>
      {isHome && <Menu.Label>{say('aSiteNeedsA')}</Menu.Label>}
    </>
  );
}
