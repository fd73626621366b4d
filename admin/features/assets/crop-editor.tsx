import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  CROP_CORNERS,
  CROP_RATIOS,
  cropPixels,
  cropTo,
  isWhole,
  moveCrop,
  resizeCrop,
  WHOLE,
  type Crop,
  type CropCorner,
  type CropRatio,
  type Point,
  type Size,
} from '#core/assets/crop.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/frames.module.css';

const STEP = 0.02;
const PERCENT = 100;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const CORNERS = Object.entries(CROP_CORNERS) as [CropCorner, string][];

/** Chooses the part of a picture that is shown. The frame moves, its corners size it; the original stays whole. */
export function CropEditor(props: {
  /** The whole picture. */
  src: string;
  initial: Crop;
  /** In the whole picture. */
  focalPoint: Point;
  isSaving: boolean;
  onSave: (crop: Crop | null) => void;
  onCancel: () => void;
}) {
  const { src, focalPoint, isSaving, onSave, onCancel } = props;
  const [crop, setCrop] = useState(props.initial);
  const [shape, setShape] = useState<CropRatio>('free');
  const [size, setSize] = useState<Size>();
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ at: Point; crop: Crop; corner: CropCorner | undefined }>(undefined);
  const { ratio } = CROP_RATIOS[shape];
  // The button that opened this is gone; the keyboard goes on at the frame.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const choose = (next: CropRatio) => {
    setShape(next);
    const wanted = CROP_RATIOS[next].ratio;
    if (wanted !== undefined && size) setCrop(cropTo(wanted, size, focalPoint));
  };
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const loaded = { width: naturalWidth, height: naturalHeight };
    setSize(loaded);
    // A shape may have been chosen before the picture was there to be cut.
    if (ratio !== undefined) setCrop(cropTo(ratio, loaded, focalPoint));
  };
  const changed = (from: Crop, by: Point, corner: CropCorner | undefined) =>
    corner && size ? resizeCrop(from, by, corner, { ratio, size }) : moveCrop(from, by);
  const hold = (event: PointerEvent, corner?: CropCorner) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { at: { x: event.clientX, y: event.clientY }, crop, corner };
  };
  const drag = (event: PointerEvent) => {
    const from = held.current;
    const box = area.current?.getBoundingClientRect();
    if (!from || !box) return;
    const by = { x: (event.clientX - from.at.x) / box.width, y: (event.clientY - from.at.y) / box.height };
    setCrop(changed(from.crop, by, from.corner));
  };
  const press = (event: KeyboardEvent, corner?: CropCorner) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    setCrop(changed(crop, step, corner));
  };
  const release = () => (held.current = undefined);
  const percent = (part: number) => `${part * PERCENT}%`;
  const pixels = size && cropPixels(crop, size);
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={say('shape')}
        value={shape}
        onChange={(next) => choose(next as CropRatio)}
        data={Object.entries(CROP_RATIOS).map(([value, { label }]) => ({ value, label: declared(label) }))}
      />
      <div ref={area} className={classes.cropArea}>
        <img src={src} alt="" draggable={false} onLoad={({ currentTarget }) => measure(currentTarget)} />
        <div
          ref={frame}
          className={classes.cropFrame}
          role="group"
          aria-label={say('partToShowMove')}
          tabIndex={0}
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
          onPointerDown={(event) => hold(event)}
          onPointerMove={drag}
          onPointerUp={release}
          onKeyDown={(event) => press(event)}
        >
          {CORNERS.map(([corner, name]) => (
            <button
              key={corner}
              type="button"
              className={classes.cropCorner}
              data-corner={corner}
              aria-label={say('nameSizeThePart', { name: declared(name) })}
              onPointerDown={(event) => hold(event, corner)}
              onPointerMove={drag}
              onPointerUp={release}
              onKeyDown={(event) => press(event, corner)}
            />
          ))}
        </div>
      </div>
      <Group justify="space-between" mih={30}>
        <Text size="sm" role="status">
          {pixels
            ? say('widthHeightPixels', { width: String(pixels.width), height: String(pixels.height) })
            : ''}
        </Text>
        {!isWhole(crop) && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => {
              setCrop(WHOLE);
              setShape('free');
              frame.current?.focus();
            }}
          >
            {say('wholePicture')}
          </Button>
        )}
      </Group>
      <Text size="sm" className="quiet">
        {say('theOriginalStaysAs')}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {say('cancel')}
        </Button>
        <Button loading={isSaving} onClick={() => onSave(crop)}>
          {say('applyCrop')}
        </Button>
      </Group>
    </Stack>
  );
}
