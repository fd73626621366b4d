import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  CROP_RATIOS,
  cropTo,
  moveCrop,
  resizeCrop,
  WHOLE,
  type Crop,
  type CropRatio,
  type Point,
  type Size,
} from '#core/assets/crop.ts';
import classes from './assets.module.css';

const STEP = 0.02;
const PERCENT = 100;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Chooses the part of a picture that is shown. The frame moves, its corner sizes it; the original stays whole. */
export function CropEditor(props: {
  /** The whole picture. */
  src: string;
  initial: Crop;
  focalPoint: Point;
  isSaving: boolean;
  onSave: (crop: Crop | null) => void;
  onCancel: () => void;
}) {
  const { src, focalPoint, isSaving, onSave, onCancel } = props;
  const [crop, setCrop] = useState(props.initial);
  const [shape, setShape] = useState<CropRatio>('free');
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<{ at: Point; crop: Crop; isCorner: boolean }>(undefined);
  const { ratio } = CROP_RATIOS[shape];

  const choose = (next: CropRatio) => {
    setShape(next);
    const wanted = CROP_RATIOS[next].ratio;
    if (wanted !== undefined) setCrop(cropTo(wanted, size, focalPoint));
  };
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const loaded = { width: naturalWidth, height: naturalHeight };
    setSize(loaded);
    // A shape may have been chosen before the picture was there to be cut.
    if (ratio !== undefined) setCrop(cropTo(ratio, loaded, focalPoint));
  };
  const hold = (event: PointerEvent, isCorner: boolean) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { at: { x: event.clientX, y: event.clientY }, crop, isCorner };
  };
  const drag = (event: PointerEvent) => {
    const from = held.current;
    const box = area.current?.getBoundingClientRect();
    if (!from || !box) return;
    const by = { x: (event.clientX - from.at.x) / box.width, y: (event.clientY - from.at.y) / box.height };
    setCrop(from.isCorner ? resizeCrop(from.crop, by, ratio, size) : moveCrop(from.crop, by));
  };
  const press = (event: KeyboardEvent, isCorner: boolean) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    setCrop(isCorner ? resizeCrop(crop, step, ratio, size) : moveCrop(crop, step));
  };
  const release = () => (held.current = undefined);
  const percent = (part: number) => `${part * PERCENT}%`;
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Shape"
        value={shape}
        onChange={(next) => choose(next as CropRatio)}
        data={Object.entries(CROP_RATIOS).map(([value, { label }]) => ({ value, label }))}
      />
      <div ref={area} className={classes.cropArea}>
        <img src={src} alt="" draggable={false} onLoad={({ currentTarget }) => measure(currentTarget)} />
        <div
          className={classes.cropFrame}
          role="group"
          aria-label="Part to show. Move it by arrow keys."
          tabIndex={0}
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
          onPointerDown={(event) => hold(event, false)}
          onPointerMove={drag}
          onPointerUp={release}
          onKeyDown={(event) => press(event, false)}
        >
          <button
            type="button"
            className={classes.cropCorner}
            aria-label="Corner. Size the part by arrow keys."
            onPointerDown={(event) => hold(event, true)}
            onPointerMove={drag}
            onPointerUp={release}
            onKeyDown={(event) => press(event, true)}
          />
        </div>
      </div>
      <Text size="sm" className="quiet">
        The original stays as it is. Pages that use the picture get the new cut in their drafts.
      </Text>
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={() => setCrop(WHOLE)}>
          Whole picture
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={() => onSave(crop)}>
            Apply crop
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
