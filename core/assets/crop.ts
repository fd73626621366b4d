/** The part of a picture that is shown, as fractions of the upright original. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const CENTRE: Point = { x: 0.5, y: 0.5 };
/** Less of a picture than this is a slip of the hand. */
export const MIN_CROP = 0.02;
const HAIR = 0.0005;

export const CROP_RATIOS = {
  free: { label: 'Free', ratio: undefined },
  square: { label: 'Square', ratio: 1 },
  portrait: { label: '4:5', ratio: 4 / 5 },
  landscape: { label: '4:3', ratio: 4 / 3 },
  photo: { label: '3:2', ratio: 3 / 2 },
  wide: { label: '16:9', ratio: 16 / 9 },
} as const;
export type CropRatio = keyof typeof CROP_RATIOS;

export function cropProblem({ x, y, width, height }: Crop): string | undefined {
  if (width < MIN_CROP || height < MIN_CROP) return 'The part to show is too small.';
  return x < 0 || y < 0 || x + width > 1 + HAIR || y + height > 1 + HAIR
    ? 'The part to show must lie inside the picture.'
    : undefined;
}

export function isWhole({ x, y, width, height }: Crop): boolean {
  return x < HAIR && y < HAIR && width > 1 - HAIR && height > 1 - HAIR;
}

/** The crop in whole pixels, at least one, never outside the picture. */
export function cropPixels(crop: Crop, size: Size): { left: number; top: number } & Size {
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}

/** The largest crop of a shape, as near to a point as the edges allow. */
export function cropTo(ratio: number, size: Size, around: Point): Crop {
  const whole = size.width / size.height;
  const width = Math.min(1, ratio / whole);
  const height = Math.min(1, whole / ratio);
  return {
    x: clamp(around.x - width / 2, 0, 1 - width),
    y: clamp(around.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

export function moveCrop(crop: Crop, by: Point): Crop {
  return {
    ...crop,
    x: clamp(crop.x + by.x, 0, 1 - crop.width),
    y: clamp(crop.y + by.y, 0, 1 - crop.height),
  };
}

export const CROP_CORNERS = {
  nw: 'Upper left corner',
  ne: 'Upper right corner',
  sw: 'Lower left corner',
  se: 'Lower right corner',
} as const;
export type CropCorner = keyof typeof CROP_CORNERS;

export interface Shape {
  ratio: number | undefined;
  /** Of the whole picture. */
  size: Size;
}

/** Drags a corner; the one across from it stays where it is. */
export function resizeCrop(crop: Crop, by: Point, corner: CropCorner, shape: Shape): Crop {
  const isLeft = corner.endsWith('w');
  const isTop = corner.startsWith('n');
  // Seen in a mirror, every corner is the lower right one.
  const mirror = (part: Crop): Crop => ({
    ...part,
    x: isLeft ? Math.max(0, 1 - part.x - part.width) : part.x,
    y: isTop ? Math.max(0, 1 - part.y - part.height) : part.y,
  });
  const seen = { x: isLeft ? -by.x : by.x, y: isTop ? -by.y : by.y };
  return mirror(resizeFromEnd(mirror(crop), seen, shape));
}

/** With a ratio the height follows the width as far as there is room. */
function resizeFromEnd(crop: Crop, by: Point, { ratio, size }: Shape): Crop {
  const width = Math.min(clamp(crop.width + by.x, MIN_CROP, 1), 1 - crop.x);
  if (ratio === undefined) {
    const height = Math.min(clamp(crop.height + by.y, MIN_CROP, 1), 1 - crop.y);
    return { ...crop, width, height };
  }
  const perWidth = size.width / size.height / ratio;
  const height = Math.min(clamp(width * perWidth, MIN_CROP, 1), 1 - crop.y);
  return { ...crop, width: height / perWidth, height };
}

/** Where a point of what is shown lies in the whole picture. */
export function pointInWhole({ x, y }: Point, crop: Crop): Point {
  return { x: crop.x + x * crop.width, y: crop.y + y * crop.height };
}

/** Where a point of the picture lies within a crop of it. */
export function pointInCrop({ x, y }: Point, crop: Crop): Point {
  return { x: clamp((x - crop.x) / crop.width, 0, 1), y: clamp((y - crop.y) / crop.height, 0, 1) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
