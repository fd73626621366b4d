import { UnstyledButton } from '@mantine/core';
import { useSortable } from '@dnd-kit/react/sortable';
import { Clapperboard, ImageOff, Link, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { SlideValues } from '#blocks/gallery/fields.ts';
import { renditionUrl } from '#core/images.ts';
import { lackOf, titleOf } from './slides.ts';
import classes from './gallery.module.css';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** One picture of a gallery, small: a press opens it, a drag or Alt with an arrow key moves it. */
export function SlideTile(props: {
  id: string;
  slide: SlideValues;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
}) {
  const { id, slide, index, isOpen, onOpen, onMove } = props;
  const { ref, isDragging } = useSortable({ id, index });
  const lack = lackOf(slide);
  const { src, focalPoint } = slide.image;
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
        aria-label={`${index + 1}: ${titleOf(slide)}${lack ? `. ${lack}` : ''}`}
        title={titleOf(slide)}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onOpen}
        onKeyDown={hearKey}
      >
        {src === '' ? (
          slide.type === 'video' ? (
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
          {slide.type === 'video' && src !== '' && <Clapperboard size={12} />}
          {slide.clickThrough.href !== '' && <Link size={12} />}
          {lack !== undefined && <TriangleAlert size={12} />}
        </span>
      </UnstyledButton>
    </li>
  );
}
