import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '#core/assets/crop.ts';
import { renditionUrl } from '#core/images/images.ts';
import { say } from './words.ts';
import classes from './frames.module.css';

const STEP = 0.02;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const PERCENT = 100;
const TALLEST_VH = 46;

/** The picture with the point that stays in sight when it is cut: dragged, clicked, or moved by arrow keys. */
export function FocalPoint(props: {
  src: string;
  size: { width: number; height: number };
  value: Point;
  onChange: (point: Point, isFinal: boolean) => void;
}) {
  const { src, size, value, onChange } = props;
  const area = useRef<HTMLDivElement>(null);
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    // Before the picture has loaded there is nothing to point at.
    if (width === 0 || height === 0) return value;
    return { x: clamp((clientX - left) / width), y: clamp((clientY - top) / height) };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: clamp(value.x + step.x), y: clamp(value.y + step.y) }, true);
  };
  const percent = (part: number) => `${Math.round(part * PERCENT)} %`;
  return (
    <div
      ref={area}
      className={classes.focalArea}
      style={{ width: widthOf(size) }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onChange(pointAt(event), false);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(pointAt(event), false);
      }}
      onPointerUp={(event) => onChange(pointAt(event), true)}
    >
      <img src={renditionUrl(src, 750)} alt="" draggable={false} width={size.width} height={size.height} />
      <button
        type="button"
        className={classes.focalDot}
        style={{ left: `${value.x * PERCENT}%`, top: `${value.y * PERCENT}%` }}
        aria-label={say('focalPointPercentFrom', { percent: percent(value.x), percent2: percent(value.y) })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Known before the picture has come, so that what is below does not jump. Some pictures never said their size. */
function widthOf({ width, height }: { width: number; height: number }): string | undefined {
  if (width === 0 || height === 0) return undefined;
  return `min(100%, ${(TALLEST_VH * width) / height}vh, ${width}px)`;
}

/** Two decimals are finer than a finger, and keep values readable. */
function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * PERCENT) / PERCENT;
}
