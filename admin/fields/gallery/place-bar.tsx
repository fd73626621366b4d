import { ActionIcon, Group } from '@mantine/core';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** Where in the gallery something stands, and how it is moved or taken out. */
export function PlaceBar(props: {
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const { place, count, onMove, onRemove, children } = props;
  return (
    <Group justify="space-between" wrap="nowrap">
      <span className={classes.count}>
        {place + 1} of {count}
      </span>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Move earlier"
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Move later"
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowRight size={16} />
        </ActionIcon>
        {children}
        <ActionIcon variant="subtle" color="gray" aria-label="Remove from gallery" onClick={onRemove}>
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
