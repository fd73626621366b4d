import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Tile, type TileFacts } from './tile.tsx';
import { say } from './words.ts';
import classes from './gallery.module.css';

/** A tile is a button as well: it is dragged once the pointer has moved, or rested on a touch screen. */
const DRAG = PointerSensor.configure({
  preventActivation: () => false,
  activationConstraints: ({ pointerType }) => [
    pointerType === 'touch'
      ? new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })
      : new PointerActivationConstraints.Distance({ value: 5 }),
  ],
});

/** Pictures in their order, sorted by drag or by keys, opened by a press. */
export function Tiles(props: {
  tiles: readonly TileFacts[];
  open: string | undefined;
  onOpen: (key: string | undefined) => void;
  onMove: (from: number, to: number) => void;
}) {
  const { tiles, open, onOpen, onMove } = props;
  return (
    <DragDropProvider
      // The tiles have a keyboard and words of their own.
      sensors={[DRAG]}
      plugins={(plugins) => plugins.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
      }}
    >
      <ol className={classes.tiles} aria-label={say('pictures')}>
        {tiles.map((tile, index) => (
          <Tile
            key={tile.key}
            tile={tile}
            index={index}
            isOpen={open === tile.key}
            onOpen={() => onOpen(open === tile.key ? undefined : tile.key)}
            onMove={(by) => onMove(index, index + by)}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}
