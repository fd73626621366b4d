/** Measures of the lightbox. */
export const OVERLAY_FADE_MS = 350;
export const CONTENT_FADE_MS = 600;
export const SPEED_MS = 600;
export const OVERLAY_OPACITY = 0.95;
export const PADDING_PX = 100;
/** On phones a picture needs the room more than the frame does. */
export const PHONE_PADDING_PX = 20;
export const PHONE_MAX_WIDTH_PX = 432;
export const CAPTION_FADE_MS = 500;
export const KEY_THROTTLE_MS = 200;
export const EDGE_SHARE = 0.02;
/** A pull further down than this closes. */
export const CLOSE_PULL_PX = 110;
export const MAX_ZOOM = 4;

export type LightboxClick = 'next' | 'previous' | 'close' | 'none';

/** What a click does, by where in the window it was and whether it was on the picture. */
export function lightboxClick(click: {
  x: number;
  width: number;
  isOnContent: boolean;
  count: number;
}): LightboxClick {
  const share = click.x / click.width;
  if (share < EDGE_SHARE || share > 1 - EDGE_SHARE) return 'none';
  if (!click.isOnContent) return 'close';
  if (click.count < 2) return 'none';
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
