import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { PartLinks } from '../../kit/links/part-links.tsx';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { Panel } from '../../kit/panel.tsx';
import { findSettings } from './search/find-settings.ts';
import type { SettingsSection } from './section.ts';
import { say } from './words.ts';

/** The settings this account may change. */
export function SettingsHome({ sections }: { sections: readonly SettingsSection[] }) {
  const { data: account } = useQuery(accountQuery);
  const [typed, setTyped] = useState('');
  const open = sections.filter(({ needs }) => account && hasPermission(account.permissions, needs));
  const words = typed.trim();
  const parts =
    words === ''
      ? open.map((section) => ({ ...section, to: `/settings/${section.path}` }))
      : findSettings(open, words);
  return (
    <Panel title={say('settings')}>
      <SearchBox
        aria-label={say('searchSettings')}
        placeholder={say('searchSettings')}
        search={{ typed, setTyped, words }}
      />
      {parts.length > 0 ? (
        <PartLinks parts={parts} />
      ) : (
        <Text role="status" className="quiet">
          {say('noMatchingSettings')}
        </Text>
      )}
    </Panel>
  );
}
