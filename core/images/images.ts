/** Widths a picture is offered in, largest first. */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** The widths worth offering for a picture: all smaller ones and the first that holds all its pixels. */
export function renditionWidths(width: number): number[] {
  const smaller = IMAGE_WIDTHS.filter((step) => step < width && step > 100);
  const whole = IMAGE_WIDTHS.toReversed().find((step) => step >= width) ?? IMAGE_WIDTHS[0];
  return [...new Set([...smaller, whole])].sort((a, b) => a - b);
}

export function renditionUrl(src: string, width: number): string {
  return `${src}?format=${width}w`;
}

/** The width asked for by `format=750w`; nothing for anything else. */
export function parseFormat(format: unknown): number | undefined {
  return IMAGE_WIDTHS.find((width) => format === `${width}w`);
}

export const ORIGINAL_FORMAT = 'original';

/**
 * What an address asks for: a width by `format=750w`, or by `-750w` before the ending of the name; all pixels
 * without either and by `format=original`. Other formats are refused.
 */
export function askedSize(name: string, format: unknown): { width: number | undefined } | undefined {
  if (format === ORIGINAL_FORMAT) return { width: undefined };
  if (format === undefined) return { width: parseFormat(/-(\d+w)(?:\.\w+)?$/.exec(name)?.[1]) };
  const width = parseFormat(format);
  return width === undefined ? undefined : { width };
}

/** The longer side of the few pixels that stand for a picture until it has come. */
export const BLUR_SIDE_PX = 12;
const MAX_BLUR_LENGTH = 500;

export function isBlur(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_BLUR_LENGTH && /^[A-Za-z0-9+/]+={0,2}$/.test(value);
}

/** As a ground below a picture: stretched over its place, browsers blur it by themselves. */
export function blurGround(blur: string | undefined): { backgroundImage?: string; backgroundSize?: string } {
  return isBlur(blur)
    ? { backgroundImage: `url(data:image/webp;base64,${blur})`, backgroundSize: 'cover' }
    : {};
}

/** Shapes a picture can be asked for in, cut around its focal point: width over height. */
export const CUT_SHAPES = {
  '1x1': 1,
  '4x5': 4 / 5,
  '3x4': 3 / 4,
  '2x3': 2 / 3,
  '4x3': 4 / 3,
  '3x2': 3 / 2,
  '16x9': 16 / 9,
  '2x1': 2,
  /** What is asked for where links are shared. */
  '191x100': 1.91,
} as const;
export type CutShape = keyof typeof CUT_SHAPES;

export interface Cut {
  shape: CutShape;
  focus: { x: number; y: number };
}

export function isCutShape(value: unknown): value is CutShape {
  return typeof value === 'string' && Object.hasOwn(CUT_SHAPES, value);
}

/** Finer than anybody sees; every step more would be another file. */
const FOCUS_DECIMALS = 2;

export function focusText({ x, y }: { x: number; y: number }): string {
  return [x, y].map((part) => Number(part.toFixed(FOCUS_DECIMALS))).join(',');
}

/** The address of a picture in one of the widths, cut to a shape around what matters most. */
export function cutUrl(src: string, width: number, { shape, focus }: Cut): string {
  return `${renditionUrl(src, width)}&cut=${shape}&focus=${focusText(focus)}`;
}

export type PictureFormat = 'avif' | 'webp' | 'plain';

/** What a browser says it can show, best first. Nobody who asks for anything at all is too old for WebP. */
export function formatsFor(accept: string | undefined): readonly PictureFormat[] {
  const said = accept?.trim() ?? '';
  if (said === '' || said === '*/*') return ['webp'];
  const isNamed = (type: string) => said.includes(`image/${type}`);
  return [
    ...(isNamed('avif') ? (['avif'] as const) : []),
    ...(isNamed('webp') ? (['webp'] as const) : []),
    'plain',
  ];
}

const FIRST_VERSION = 1;
const IMAGE_PATH = /^\/images\/([a-z0-9]{24})\/(?:(\d{1,6})\/)?([\w.-]{1,120})$/;

export interface ImageAddress {
  id: string;
  /** Counts up when a picture is replaced or cropped, so that an address never stands for other bytes. */
  version: number;
  name: string;
}

export function imagePath({ id, version, name }: ImageAddress): string {
  return version === FIRST_VERSION ? `/images/${id}/${name}` : `/images/${id}/${version}/${name}`;
}

export function parseImagePath(path: string): ImageAddress | undefined {
  const [, id, version, name] = IMAGE_PATH.exec(path) ?? [];
  if (id === undefined || name === undefined) return undefined;
  return { id, version: version === undefined ? FIRST_VERSION : Number(version), name };
}
