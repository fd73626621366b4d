import type { Point } from '#core/images/image-loading.ts';
import {
  clampView,
  doubleTapScale,
  FIT,
  maxScaleOf,
  zoomAt,
  type Frame,
  type View,
} from '#core/gestures/view.ts';
import type { Deck } from './deck.ts';
import { ZOOM_MS } from './rules.ts';

/** The size of the picture that is shown. Points are given from the middle of the window. */
export interface Zoom {
  readonly isZoomed: boolean;
  readonly canZoom: boolean;
  frame(): Frame;
  /** So many times as large as now. */
  by(growth: number, point?: Point, duration?: number): void;
  /** Large around the point, or fitted again. */
  toggle(point?: Point): void;
  fit(): void;
  /** Whether there was room to move that way. */
  pan(by: Point, duration?: number): boolean;
}

const MIDDLE: Point = { x: 0, y: 0 };

export function makeZoom(options: {
  deck: Deck;
  time: (duration: number) => number;
  /** The picture is about to be shown at another scale. */
  onChange: () => void;
}): Zoom {
  const { deck, time } = options;
  const view = () => deck.current?.view ?? FIT;
  const canZoom = () => deck.current !== undefined && deck.current.item.video === undefined;
  const frame = (): Frame => {
    const picture = deck.current?.size ?? { width: 0, height: 0 };
    const own = deck.current?.item.width ?? 0;
    return {
      pane: { width: innerWidth, height: innerHeight },
      picture,
      maxScale: canZoom() ? maxScaleOf(picture.width, own) : 1,
    };
  };
  const go = (to: View, duration: number) => {
    deck.slideTo(to, time(duration));
    options.onChange();
  };
  const zoomTo = (scale: number, point: Point, duration = ZOOM_MS) => {
    if (canZoom()) go(clampView(zoomAt(view(), scale, point), frame(), point), duration);
  };

  return {
    get isZoomed() {
      return view().scale > 1;
    },
    get canZoom() {
      return canZoom();
    },
    frame,
    by(growth, point = MIDDLE, duration = ZOOM_MS) {
      const { maxScale } = frame();
      zoomTo(Math.min(maxScale, Math.max(1, view().scale * growth)), point, duration);
    },
    toggle(point = MIDDLE) {
      const { picture } = frame();
      if (view().scale > 1) go(FIT, ZOOM_MS);
      else zoomTo(doubleTapScale(picture.width, deck.current?.item.width ?? 0), point);
    },
    fit: () => go(FIT, ZOOM_MS),
    pan(by, duration = 0) {
      const from = view();
      const to = clampView({ ...from, x: from.x + by.x, y: from.y + by.y }, frame());
      if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return false;
      go(to, duration);
      return true;
    },
  };
}

/** A point of the window as zooming takes it. */
export function fromMiddle({ x, y }: Point): Point {
  return { x: x - innerWidth / 2, y: y - innerHeight / 2 };
}
