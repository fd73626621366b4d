import { UnstyledButton } from '@mantine/core';
import { useSortable } from '@dnd-kit/react/sortable';
import { Clapperboard, ImageOff, Link, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Point } from '#core/images/image-loading.ts';
import { renditionUrl } from '#core/images/images.ts';
import classes from './gallery.module.css';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** What a tile tells of a picture or video. */
export interface TileFacts {
  key: string;
  title: string;
  src: string;
  focalPoint: Point;
  isVideo: boolean;
  hasLink: boolean;
  /** What it still lacks, in a word to the owner. */
  lack: string | undefined;
}

/** One picture of a gallery, small: a press opens it, a drag or Alt with an arrow key moves it. */
export function Tile(props: {
  tile: TileFacts;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
}) {
  const { tile, index, isOpen, onOpen, onMove } = props;
  const { key: id, title, src, focalPoint, isVideo, hasLink, lack } = tile;
  const { ref, isDragging } = useSortable({ id, index });
  const hearKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li ref={ref} className={classes.tile} data-dragging={isDragging || undefined}>
      <UnstyledButton
        className={classes.tileButton ?? ''}
        aria-label={`${index + 1}: ${title}${lack ? `. ${lack}` : ''}`}
        title={title}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onOpen}
        onKeyDown={hearKey}
      >
        {src === '' ? (
          isVideo ? (
            <Clapperboard size={20} aria-hidden="true" />
          ) : (
            <ImageOff size={20} aria-hidden="true" />
          )
        ) : (
          <img
            src={renditionUrl(src, 300)}
            alt=""
            draggable={false}
            loading="lazy"
            style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
          />
        )}
        <span className={classes.marks} aria-hidden="true">
          {isVideo && src !== '' && <Clapperboard size={12} />}
          {hasLink && <Link size={12} />}
          {lack !== undefined && <TriangleAlert size={12} />}
        </span>
      </UnstyledButton>
    </li>
  );
}
