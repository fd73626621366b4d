import { IMAGE_WIDTHS, renditionUrl } from './images.ts';

/** How a picture is loaded and put into its box. Each may come as an option or from the element's data. */
export interface ImageOptions {
  dimensions: Size | undefined;
  fixedRatio: boolean;
  focalPoint: Point;
  load: boolean;
  forceImageUpdate: boolean;
  cropMode: CropMode;
  sizeAdjustment: number;
  sizeFormat: SizeFormat;
  source: string;
  stretch: boolean;
  useBgImage: boolean;
  useAdvancedPositioning: boolean;
  allowSaveData: boolean;
  dprMax: number;
  dprMin: number;
  fitAlignment: FitAlignment;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const CROP_MODES = ['cover', 'contain', 'none'] as const;
export type CropMode = (typeof CROP_MODES)[number];
export type SizeFormat = 'queryString' | 'filename';
export const FIT_ALIGNMENTS = ['top', 'left', 'center', 'right', 'bottom'] as const;
export type FitAlignment = (typeof FIT_ALIGNMENTS)[number];

export const IMAGE_DEFAULTS: ImageOptions = {
  dimensions: undefined,
  fixedRatio: false,
  focalPoint: { x: 0.5, y: 0.5 },
  load: true,
  forceImageUpdate: false,
  cropMode: 'cover',
  sizeAdjustment: 1,
  sizeFormat: 'queryString',
  source: '',
  stretch: true,
  useBgImage: false,
  useAdvancedPositioning: true,
  allowSaveData: true,
  dprMax: 3,
  dprMin: 1,
  fitAlignment: 'center',
};

export const MOBILE_LOADS_AT_ONCE = 1;
export const LOADS_AT_ONCE = 16;
export const LAZY_ROOT_MARGIN = '200px';

export const NO_IMAGE_MESSAGE = 'No image';
export const NO_ROOT_MESSAGE = 'No root node';
export const notANode = (value: unknown) => `${String(value)} is not a valid node.`;
export const NOT_AN_IMAGE = 'Element is not a valid image element.';
export const NO_SOURCE = 'Invalid or missing image source.';
export const NO_PARENT = 'Image element has no parentNode.';
export const invalidAlignment = (value: unknown) => `'${String(value)}' is not an alignment of an image.`;

/** `1600x900`; anything else says nothing. */
export function parseDimensions(text: string | undefined): Size | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text ?? '') ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** `0.25,0.75`; anything else says nothing. */
export function parseFocalPoint(text: string | undefined): Point | undefined {
  const [, x, y] = /^(\d*\.?\d+),(\d*\.?\d+)$/.exec(text ?? '') ?? [];
  const point = { x: Number(x), y: Number(y) };
  return point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1 ? point : undefined;
}

/** The smallest width that is not below what is needed; the largest when none is. */
export function chooseStep(width: number): number {
  return IMAGE_WIDTHS.findLast((step) => step >= width) ?? IMAGE_WIDTHS[0];
}

export function pixelRatio(
  device: { devicePixelRatio: number; saveData: boolean },
  options: Pick<ImageOptions, 'dprMax' | 'dprMin' | 'allowSaveData'>,
): number {
  if (device.saveData && options.allowSaveData) return 1;
  return Math.max(options.dprMin, Math.min(device.devicePixelRatio, options.dprMax));
}

/** The address of a picture in a width, in either form that the server answers. */
export function sizedUrl(source: string, width: number, format: SizeFormat): string {
  if (format === 'queryString') return renditionUrl(source, width);
  return source.replace(/(\.\w+)?$/, (extension) => `-${width}w${extension}`);
}

/** How wide a picture has to be drawn for its box, so that what is cut off is counted too. */
export function drawnWidth(box: Size, image: Size | undefined, cropMode: CropMode): number {
  if (!image || box.height === 0) return box.width;
  const scale = scaleOf(box, image, cropMode);
  return image.width * scale;
}

export function scaleOf(box: Size, image: Size, cropMode: CropMode, stretch = true): number {
  if (cropMode === 'none') return 1;
  const [across, down] = [box.width / image.width, box.height / image.height];
  const scale = cropMode === 'cover' ? Math.max(across, down) : Math.min(across, down);
  return stretch ? scale : Math.min(1, scale);
}

/** Where a picture lies in its box: its size and the distance of its upper left corner. */
export function placeImage(
  box: Size,
  image: Size,
  options: Pick<ImageOptions, 'cropMode' | 'focalPoint' | 'stretch' | 'fitAlignment'>,
): Size & { left: number; top: number } {
  const scale = scaleOf(box, image, options.cropMode, options.stretch);
  const size = { width: image.width * scale, height: image.height * scale };
  const share = positionOf(options);
  return {
    ...size,
    left: (box.width - size.width) * share.x,
    top: (box.height - size.height) * share.y,
  };
}

/** Which share of the room left over lies before the picture. */
export function positionOf(options: Pick<ImageOptions, 'cropMode' | 'focalPoint' | 'fitAlignment'>): Point {
  if (options.cropMode === 'cover') return options.focalPoint;
  const { fitAlignment } = options;
  return {
    x: fitAlignment === 'left' ? 0 : fitAlignment === 'right' ? 1 : 0.5,
    y: fitAlignment === 'top' ? 0 : fitAlignment === 'bottom' ? 1 : 0.5,
  };
}
