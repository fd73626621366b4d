import { ActionIcon, Group } from '@mantine/core';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from './words.ts';
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
      <span className={classes.count}>{say('placeOfCount', { place: place + 1, count })}</span>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say('moveEarlier')}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say('moveLater')}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowRight size={16} />
        </ActionIcon>
        {children}
        <ActionIcon variant="subtle" color="gray" aria-label={say('removeFromGallery')} onClick={onRemove}>
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
