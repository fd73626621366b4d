import { Input, UnstyledButton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useRef, type KeyboardEvent } from 'react';
import { BLOCK_DESIGNS, resolveDesign, type BlockDesign } from '#core/gallery/designs.ts';
import type { ControlProps } from '../control/control.ts';
import { declared } from '../../words/catalogue.ts';
import classes from './gallery.module.css';

/** Boxes on a ground of 48 × 32 that say at a glance how a design lays pictures out. */
const SKETCHES: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  grid: [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => [2 + column * 15.5, 2 + row * 15, 13.5, 13] as const),
  ),
  autogrid: [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => [column * 12, row * 16, 11.5, 15.5] as const),
  ),
  autocolumns: [
    [0, 0, 15, 20],
    [0, 21, 15, 11],
    [16, 0, 15, 10],
    [16, 11, 15, 21],
    [32, 0, 16, 15],
    [32, 16, 16, 16],
  ],
  autorows: [
    [0, 0, 20, 15],
    [21, 0, 10, 15],
    [32, 0, 16, 15],
    [0, 16, 11, 16],
    [12, 16, 22, 16],
    [35, 16, 13, 16],
  ],
  carousel: [
    [-6, 6, 10, 20],
    [6, 6, 11, 20],
    [19, 6, 11, 20],
    [32, 6, 11, 20],
    [45, 6, 10, 20],
  ],
  list: [
    [2, 2, 16, 12],
    [21, 4, 24, 2],
    [21, 8, 18, 2],
    [2, 18, 16, 12],
    [21, 20, 24, 2],
    [21, 24, 18, 2],
  ],
  slider: [
    [-4, 4, 12, 24],
    [10, 4, 28, 24],
    [40, 4, 12, 24],
  ],
  slideshow: [
    [2, 2, 44, 24],
    [19, 28.5, 2, 2],
    [23, 28.5, 2, 2],
    [27, 28.5, 2, 2],
  ],
};
const OFFERED = BLOCK_DESIGNS.filter((name) => name in SKETCHES);
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The designs of galleries as small pictures; the page shows the chosen one at once. */
export function DesignControl({ control, label, value, error, onChange }: ControlProps<'galleryDesign'>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { labels = {} } = control.options;
  const isChosen = (name: BlockDesign) => resolveDesign(name) === resolveDesign(value);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (OFFERED.findIndex(isChosen) + step + OFFERED.length) % OFFERED.length;
    onChange(OFFERED[at]);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[at]?.focus();
  };
  return (
    <Input.Wrapper label={label} error={error} labelProps={{ id, component: 'div' }}>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        className={classes.designs}
        tabIndex={-1}
        onKeyDown={walk}
      >
        {OFFERED.map((name) => (
          <UnstyledButton
            key={name}
            role="radio"
            className={classes.design ?? ''}
            aria-checked={isChosen(name)}
            tabIndex={isChosen(name) ? 0 : -1}
            onClick={() => onChange(name)}
          >
            <svg viewBox="0 0 48 32" aria-hidden="true">
              {SKETCHES[name]?.map(([x, y, width, height]) => (
                <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1} />
              ))}
            </svg>
            {declared(labels[name] ?? name)}
          </UnstyledButton>
        ))}
      </div>
    </Input.Wrapper>
  );
}
