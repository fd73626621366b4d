import { useEffect, useRef, type RefObject } from 'react';
import type { Movement } from './use-movement.ts';

/** Turning by so much is one step closer or further. */
const WHEEL_STEP = 100;

/** Zooms with the wheel. React listens passively, so this listens itself. */
export function useWheel({ zoomBy }: Movement, isOn: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const surface = element.current;
    if (!isOn || !surface) return;
    let turned = 0;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      turned += event.deltaY;
      const steps = Math.trunc(turned / WHEEL_STEP);
      if (steps === 0) return;
      turned -= steps * WHEEL_STEP;
      zoomBy(-Math.sign(steps));
    };
    surface.addEventListener('wheel', turn, { passive: false });
    return () => surface.removeEventListener('wheel', turn);
  }, [isOn, zoomBy]);
  return element;
}
