import { ActionIcon, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { ExternalLink, Maximize2, Minimize2, RotateCw } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName } from '../../kit/devices.ts';
import { FrameContext, SITE_VIEWS } from './frame-context.ts';
import { isPagePath, viewed } from './frame-path.ts';
import { toggleExpanded, useExpanded } from '../../kit/expanded.ts';
import { useStage } from '../../kit/stage.ts';
import classes from './stage.module.css';

const VIEW_WORDS = { draft: 'Draft', live: 'Live' } as const;

export function StageBar(props: {
  device: DeviceName;
  onDevice: (device: DeviceName) => void;
  children: ReactNode;
}) {
  const { path, reload } = useStage();
  const { claimed, setTools, view, setView } = use(FrameContext);
  const isHome = useLocation().pathname === '/';
  const isEdited = claimed !== undefined;
  const isPage = isPagePath(path);
  return (
    <div className={classes.bar}>
      <ExpandButton />
      <div ref={setTools} className={classes.tools} />
      <div className={classes.address}>
        {!isEdited && isPage && (
          <>
            {isHome ? (
              'Live site '
            ) : (
              <SegmentedControl
                size="xs"
                mr="xs"
                aria-label="Version of the site to see"
                value={view}
                onChange={setView}
                data={SITE_VIEWS.map((value) => ({ value, label: VIEW_WORDS[value] }))}
              />
            )}
            <strong>{path}</strong>
          </>
        )}
        {!isEdited && !isPage && 'Preview'}
      </div>
      <Group gap={8} wrap="nowrap" visibleFrom="md">
        <SegmentedControl
          size="xs"
          aria-label="Screen to see the site on"
          value={props.device}
          onChange={(value) => props.onDevice(value)}
          data={DEVICE_NAMES.map((value) => ({ value, ...DEVICES[value] })).map(
            ({ value, label, icon: Icon }) => ({
              value,
              label: (
                <>
                  <Icon size={16} aria-hidden="true" style={{ display: 'block' }} />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </>
              ),
            }),
          )}
        />
        {!isEdited && (
          <Tooltip label="Load again">
            <ActionIcon variant="subtle" color="gray" aria-label="Load the site again" onClick={reload}>
              <RotateCw size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="Open in a new tab">
          <ActionIcon
            component="a"
            variant="subtle"
            color="gray"
            href={stayingPath(viewed(path, view))}
            target="_blank"
            aria-label="Open this page in a new tab"
          >
            <ExternalLink size={18} />
          </ActionIcon>
        </Tooltip>
      </Group>
      {props.children}
    </div>
  );
}

function ExpandButton() {
  const isExpanded = useExpanded();
  const label = isExpanded ? 'Show the panels' : 'Hide the panels';
  const Icon = isExpanded ? Minimize2 : Maximize2;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-expanded={!isExpanded}
        onClick={toggleExpanded}
        visibleFrom="sm"
      >
        <Icon size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
