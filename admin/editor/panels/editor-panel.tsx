import { ActionIcon, Skeleton, Tabs, Text, Tooltip } from '@mantine/core';
import { Settings2 } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router';
import { Panel } from '../../kit/panel.tsx';
import { useEditor, usePanel } from '../canvas/editor-context.ts';
import type { EditorPlaces } from './places.ts';
import type { Panel as PanelName } from '../state/editor.ts';
import { BlockPicker } from './block-picker.tsx';
import { HeaderPanel } from '../site-parts/header-panel.tsx';
import { Inspector } from './inspector.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { SectionLibrary } from '../library/section-library.tsx';
import { useKeptKeyboard } from './use-kept-keyboard.ts';
import { say } from './words.ts';
import classes from './panels.module.css';
import { part } from '../../kit/opening/part.ts';

const ThemePanel = part(() => import('../site-parts/theme-panel.tsx'));
// Its rows can be dragged, with code that nothing else in the panels needs.
const Outline = part(async () => ({ default: (await import('./outline.tsx')).Outline }));

const TABS: readonly { name: PanelName; label: string }[] = [
  { name: 'selection', label: say('edit') },
  { name: 'outline', label: say('outline') },
  { name: 'blocks', label: say('blocks') },
  { name: 'sections', label: say('sections') },
];

/** A page is built in the language it is written in. */
const ADDING: readonly PanelName[] = ['blocks', 'sections'];

/** The panel beside the page: what is selected, how the page is built, what can be added. */
export function EditorPanel({
  places,
  title,
  children,
}: {
  places: EditorPlaces;
  title: string;
  children: ReactNode;
}) {
  const { area } = useEditor();
  const { pathname } = useLocation();
  const heading = useArrival();
  return (
    <Panel
      titleRef={heading}
      title={area === 'footer' ? say('footer') : (places.title ?? title)}
      back={area === 'footer' ? { to: pathname, label: say('backToThePage') } : places.back}
      actions={area !== 'footer' && <SettingsLink {...places.settings} />}
    >
      {area === 'footer' && (
        <Text size="sm" className="quiet" mb="sm">
          {say('shownBelowEveryPage')}
        </Text>
      )}
      {area !== 'footer' && places.about}
      {children}
    </Panel>
  );
}

/** Whoever came here by something that is no longer there, like the dialog that added the page, goes on at its name. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus();
  }, [isArrival]);
  return heading;
}

export function SettingsLink({ to, label }: EditorPlaces['settings']) {
  return (
    <Tooltip label={label}>
      <ActionIcon component={Link} to={to} variant="subtle" color="gray" aria-label={label}>
        <Settings2 size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

export function PanelTabs() {
  const { panel, session } = useEditor();
  const shown = usePanel();
  const root = useKeptKeyboard(shown);
  return (
    <Tabs
      ref={root}
      data-editor-panel
      value={shown}
      onChange={(name) => panel.set((name ?? 'selection') as PanelName)}
      keepMounted={false}
      className={classes.tabs ?? ''}
    >
      <Tabs.List grow mb="md">
        {TABS.filter(({ name }) => !session.translation || !ADDING.includes(name)).map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} px={4}>
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
      <Tabs.Panel value="theme">
        <PanelGuard>
          <Suspense fallback={<Skeleton height={200} />}>
            <ThemePanel />
          </Suspense>
        </PanelGuard>
      </Tabs.Panel>
      <Tabs.Panel value="outline">
        <PanelGuard>
          <Suspense fallback={<Skeleton height={200} />}>
            <Outline />
          </Suspense>
        </PanelGuard>
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
