/** Measures of the lightbox. */
export const OVERLAY_FADE_MS = 350;
export const CONTENT_FADE_MS = 600;
export const SPEED_MS = 600;
export const OVERLAY_OPACITY = 0.95;
export const PADDING_PX = 100;
/** On phones a picture needs the room more than the frame does. */
export const PHONE_PADDING_PX = 20;
export const PHONE_MAX_WIDTH_PX = 432;
export const KEY_THROTTLE_MS = 200;
export const EDGE_SHARE = 0.02;
export const ZOOM_MS = 250;
/** One press of + or − makes a picture so much larger or smaller. */
export const ZOOM_STEP = 1.5;
/** Between two pictures that are pulled past each other. */
export const SLIDE_GAP_PX = 40;

export type LightboxState = 'opening' | 'open' | 'closing' | 'closed';

const NEXT_STATES: Readonly<Record<LightboxState, readonly LightboxState[]>> = {
  opening: ['open', 'closing'],
  open: ['closing'],
  closing: ['closed'],
  closed: [],
};

export function canBecome(state: LightboxState, next: LightboxState): boolean {
  return NEXT_STATES[state].includes(next);
}

export type LightboxClick = 'next' | 'previous' | 'close' | 'zoom' | 'fit' | 'none';

/** What a click or a tap does, by where in the window it was and whether it was on the picture. */
export function lightboxClick(click: {
  x: number;
  width: number;
  isOnContent: boolean;
  isZoomed: boolean;
  isTouch: boolean;
  count: number;
}): LightboxClick {
  const share = click.x / click.width;
  // Fingers zoom by tapping twice; one tap on what is zoomed is a slip.
  if (click.isZoomed) return click.isTouch ? 'none' : 'fit';
  if (share < EDGE_SHARE || share > 1 - EDGE_SHARE) return 'none';
  if (!click.isOnContent) return 'close';
  if (click.count < 2) return click.isTouch ? 'none' : 'zoom';
  return share >= 0.5 ? 'next' : 'previous';
}

export function paddingAt(width: number): number {
  return width <= PHONE_MAX_WIDTH_PX ? PHONE_PADDING_PX : PADDING_PX;
}

/** Lets one call through in a while; the clock is the caller's. */
export function makeThrottle(interval: number): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
