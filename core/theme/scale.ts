/** The measures every screen is built of: pixels, milliseconds, or the unit in the name. */
export const SPACING = [0, 4, 8, 11, 16, 22, 33, 44, 66, 88] as const;
export const FONT_SIZES = [11, 12, 14, 16, 18, 22, 28, 36, 48] as const;
export const TIMINGS = [0, 100, 200, 300, 400, 600] as const;
export const RADII = { none: 0, small: 4, medium: 8, circle: '50%' } as const;

/** Up to this width blocks take their mobile layout. */
export const MOBILE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = 433;
/** Site navigation and columns collapse here. */
export const NAVIGATION_COLLAPSE_WIDTH = 800;
/** Tablets end here; the mobile information bar shows up to it. */
export const TABLET_MAX_WIDTH = 1024;
export const DEVICE_HEIGHTS = { phone: 926, tablet: 1024, tabletTall: 1366 } as const;

export function breakpointFor(width: number): 'mobile' | 'desktop' {
  return width < DESKTOP_MIN_WIDTH ? 'mobile' : 'desktop';
}

export const SCALE_HIDE = 0.94;
export const ANIMATION_SECONDS = 0.3;
export const DIALOG_BASE_Z_INDEX = 30_000;
