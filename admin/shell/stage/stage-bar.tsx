import { ActionIcon, Button, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { ExternalLink, Maximize2, Minimize2, RotateCw } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { stayingPath } from '#core/access/redirect.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName } from '../../kit/devices.ts';
import { FrameContext, SITE_VIEWS } from './frame-context.ts';
import { isPagePath, viewed } from './frame-path.ts';
import { toggleExpanded, useExpanded } from '../../kit/expanded.ts';
import { useStage } from '../../kit/stage.ts';
import { say } from './words.ts';
import classes from './stage.module.css';

const VIEW_WORDS = { draft: say('draft'), live: say('live') } as const;

export function StageBar(props: {
  device: DeviceName;
  onDevice: (device: DeviceName) => void;
  children: ReactNode;
}) {
  const { path, reload } = useStage();
  const { claimed, setTools, view, setView } = use(FrameContext);
  const isEdited = claimed !== undefined;
  const isPage = isPagePath(path);
  return (
    <div className={classes.bar}>
      <ExpandButton />
      <div ref={setTools} className={classes.tools} />
      <div className={classes.address}>
        {!isEdited && isPage && (
          <>
            <SegmentedControl
              size="xs"
              mr="xs"
              aria-label={say('versionOfTheSite')}
              value={view}
              onChange={setView}
              data={SITE_VIEWS.map((value) => ({ value, label: VIEW_WORDS[value] }))}
            />
            <strong>{path}</strong>
          </>
        )}
        {!isEdited && !isPage && say('preview')}
      </div>
      <Group gap={8} wrap="nowrap" visibleFrom="md">
        <SegmentedControl
          size="xs"
          aria-label={say('screenToSeeThe')}
          value={props.device}
          className={classes.screens ?? ''}
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
          <Tooltip label={say('loadAgain')}>
            <ActionIcon variant="subtle" color="gray" aria-label={say('loadTheSiteAgain')} onClick={reload}>
              <RotateCw size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={say('openInANew')}>
          <ActionIcon
            component="a"
            variant="subtle"
            color="gray"
            href={stayingPath(viewed(path, view))}
            target="_blank"
            aria-label={say('openThisPageIn')}
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
  const label = isExpanded ? say('showThePanels') : say('hideThePanels');
  // Whoever pressed Escape by chance has lost everything else: the way back is said in words.
  if (isExpanded)
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<Minimize2 size={16} aria-hidden="true" />}
        aria-expanded={false}
        onClick={toggleExpanded}
        visibleFrom="sm"
      >
        {label}
      </Button>
    );
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-expanded
        onClick={toggleExpanded}
        visibleFrom="sm"
      >
        <Maximize2 size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
