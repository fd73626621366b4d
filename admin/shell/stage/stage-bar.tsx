import { ActionIcon, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { ExternalLink, Maximize2, Minimize2, RotateCw } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { API_PATH } from '#contract/address.ts';
import { stayingPath } from '#core/access/redirect.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName } from '../../kit/devices.ts';
import { FrameContext } from './frame-context.ts';
import { toggleExpanded, useExpanded } from '../../kit/expanded.ts';
import { useStage } from '../../kit/stage.ts';
import classes from './stage.module.css';

export function StageBar(props: {
  device: DeviceName;
  onDevice: (device: DeviceName) => void;
  children: ReactNode;
}) {
  const { path, reload } = useStage();
  const { claimed, setTools } = use(FrameContext);
  const isEdited = claimed !== undefined;
  // Drafts of forms and mails are shown as well; their addresses tell an owner nothing.
  const isPage = !path.startsWith(API_PATH);
  return (
    <div className={classes.bar}>
      <ExpandButton />
      <div ref={setTools} className={classes.tools} />
      <div className={classes.address}>
        {!isEdited && isPage && (
          <>
            Live site <strong>{path}</strong>
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
            href={stayingPath(path)}
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
