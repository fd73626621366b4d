import { ActionIcon, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { ExternalLink, Monitor, RotateCw, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStage } from './stage.ts';
import type { FrameWidth } from './site-frame.tsx';
import classes from './stage.module.css';

const WIDTHS = [
  { value: 'wide', label: 'As wide as it goes', icon: Monitor },
  { value: 'tablet', label: 'Tablet', icon: Tablet },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const;

export function StageBar(props: {
  width: FrameWidth;
  onWidth: (width: FrameWidth) => void;
  children: ReactNode;
}) {
  const { path, reload } = useStage();
  return (
    <div className={classes.bar}>
      <div className={classes.address}>
        Live site <strong>{path}</strong>
      </div>
      <Group gap={8} wrap="nowrap" visibleFrom="md">
        <SegmentedControl
          size="xs"
          aria-label="Width of the site"
          value={props.width}
          onChange={(value) => props.onWidth(value)}
          data={WIDTHS.map(({ value, label, icon: Icon }) => ({
            value,
            label: (
              <>
                <Icon size={16} aria-hidden="true" style={{ display: 'block' }} />
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            ),
          }))}
        />
        <Tooltip label="Load again">
          <ActionIcon variant="subtle" color="gray" aria-label="Load the site again" onClick={reload}>
            <RotateCw size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Open in a new tab">
          <ActionIcon
            component="a"
            variant="subtle"
            color="gray"
            href={path}
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
