import { ActionIcon, Tabs, Text, Tooltip } from '@mantine/core';
import { Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../shell/panel.tsx';
import { useEditor, usePanel } from '../canvas/editor-context.ts';
import type { Panel as PanelName } from '../state/editor.ts';
import { BlockPicker } from './block-picker.tsx';
import { HeaderPanel } from '../site-parts/header-panel.tsx';
import { Inspector } from './inspector.tsx';
import { Outline } from './outline.tsx';
import { SectionLibrary } from './section-library.tsx';
import classes from './panels.module.css';

const BACK = { to: '/pages', label: 'Back to all pages' };
const TABS: readonly { name: PanelName; label: string }[] = [
  { name: 'selection', label: 'Edit' },
  { name: 'outline', label: 'Outline' },
  { name: 'blocks', label: 'Blocks' },
  { name: 'sections', label: 'Sections' },
];

/** The panel beside the page: what is selected, how the page is built, what can be added. */
export function EditorPanel({
  pageId,
  title,
  children,
}: {
  pageId: string;
  title: string;
  children: ReactNode;
}) {
  const { area } = useEditor();
  return (
    <Panel
      title={area === 'footer' ? 'Footer' : title}
      back={area === 'footer' ? { to: `/pages/${pageId}`, label: 'Back to the page' } : BACK}
      actions={area === 'page' && <SettingsLink pageId={pageId} />}
    >
      {area === 'footer' && (
        <Text size="sm" className="quiet" mb="sm">
          It stands below every page of the site.
        </Text>
      )}
      {children}
    </Panel>
  );
}

export function SettingsLink({ pageId }: { pageId: string }) {
  return (
    <Tooltip label="Page settings">
      <ActionIcon
        component={Link}
        to={`/pages/${pageId}/settings`}
        variant="subtle"
        color="gray"
        aria-label="Page settings"
      >
        <Settings2 size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

export function PanelTabs() {
  const { panel } = useEditor();
  const shown = usePanel();
  return (
    <Tabs
      value={shown}
      onChange={(name) => panel.set((name ?? 'selection') as PanelName)}
      keepMounted={false}
      className={classes.tabs ?? ''}
    >
      <Tabs.List grow mb="md">
        {TABS.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} px={8}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="selection">
        <Inspector />
      </Tabs.Panel>
      <Tabs.Panel value="header">
        <HeaderPanel />
      </Tabs.Panel>
      <Tabs.Panel value="outline">
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel value="blocks">
        <BlockPicker />
      </Tabs.Panel>
      <Tabs.Panel value="sections">
        <SectionLibrary />
      </Tabs.Panel>
    </Tabs>
  );
}
