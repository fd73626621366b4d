import {
  chooseStep,
  CROP_MODES,
  drawnWidth,
  FIT_ALIGNMENTS,
  IMAGE_DEFAULTS,
  invalidAlignment,
  NO_IMAGE_MESSAGE,
  NO_PARENT,
  NO_SOURCE,
  NOT_AN_IMAGE,
  notANode,
  parseDimensions,
  parseFocalPoint,
  pixelRatio,
  placeImage,
  positionOf,
  sizedUrl,
  type ImageOptions,
} from '#core/images/image-loading.ts';

export type ImageSettings = Partial<Omit<ImageOptions, 'fitAlignment' | 'cropMode'>> & {
  fitAlignment?: string;
  cropMode?: string;
};

/** What a picture is loaded with: options first, then what its element says, then the defaults. */
export function readImageOptions(image: HTMLImageElement, settings: ImageSettings = {}): ImageOptions {
  const { dataset } = image;
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const cropMode = CROP_MODES.find((mode) => mode === settings.cropMode) ?? IMAGE_DEFAULTS.cropMode;
  const fitAlignment = FIT_ALIGNMENTS.find((side) => side === (settings.fitAlignment ?? 'center'));
  if (!fitAlignment) console.warn(invalidAlignment(settings.fitAlignment));
  return {
    ...IMAGE_DEFAULTS,
    dimensions: parseDimensions(dataset.imageDimensions),
    focalPoint: parseFocalPoint(dataset.imageFocalPoint) ?? IMAGE_DEFAULTS.focalPoint,
    source: dataset.src ?? '',
    ...given,
    cropMode,
    fitAlignment: fitAlignment ?? IMAGE_DEFAULTS.fitAlignment,
  };
}

/** Loads a picture in the width its box needs and puts it there. False when there is nothing to load. */
export function loadImage(image: unknown, settings: ImageSettings = {}): Promise<boolean> {
  const problem = problemOf(image);
  if (problem !== undefined) return refuse(problem);
  const element = image as HTMLImageElement;
  const options = readImageOptions(element, settings);
  if (options.source === '') return refuse(NO_SOURCE);
  const { parentElement } = element;
  if (!parentElement) return refuse(NO_PARENT);

  const box = { width: parentElement.clientWidth, height: parentElement.clientHeight };
  const width = drawnWidth(box, options.dimensions, options.cropMode) * options.sizeAdjustment;
  const step = chooseStep(width * pixelRatio(device(), options));
  const address = sizedUrl(options.source, step, options.sizeFormat);
  place(element, parentElement, options);
  const loaded = Number(element.dataset.loadedWidth ?? 0);
  // A larger one that is here already is better than a smaller one on its way.
  if (!options.load || (loaded >= step && !options.forceImageUpdate)) return Promise.resolve(loaded >= step);
  element.dataset.loadedWidth = String(step);
  if (element.dataset.srcset !== undefined) element.srcset = element.dataset.srcset;
  if (options.useBgImage) return loadBackground(element, parentElement, address, options);
  element.src = address;
  return element.decode().then(
    () => true,
    () => false,
  );
}

function problemOf(image: unknown): string | undefined {
  if (image === null || image === undefined) return NO_IMAGE_MESSAGE;
  if (!(image instanceof Node)) return notANode(image);
  return image instanceof HTMLImageElement ? undefined : NOT_AN_IMAGE;
}

function refuse(message: string): Promise<false> {
  console.warn(message);
  return Promise.resolve(false);
}

function device() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return { devicePixelRatio: window.devicePixelRatio, saveData: connection?.saveData === true };
}

function place(image: HTMLImageElement, parent: HTMLElement, options: ImageOptions) {
  const { dimensions, cropMode, stretch, fixedRatio } = options;
  if (fixedRatio && dimensions) image.style.aspectRatio = `${dimensions.width} / ${dimensions.height}`;
  if (options.useBgImage) return;
  const { x, y } = positionOf(options);
  if (options.useAdvancedPositioning || !dimensions) {
    image.style.objectFit = cropMode === 'contain' && !stretch ? 'scale-down' : cropMode;
    image.style.objectPosition = `${x * 100}% ${y * 100}%`;
    return;
  }
  const box = { width: parent.clientWidth, height: parent.clientHeight };
  const { width, height, left, top } = placeImage(box, dimensions, options);
  Object.assign(image.style, {
    position: 'absolute',
    maxWidth: 'none',
    width: `${width}px`,
    height: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
  });
}

async function loadBackground(
  image: HTMLImageElement,
  parent: HTMLElement,
  address: string,
  options: ImageOptions,
): Promise<boolean> {
  const probe = new Image();
  probe.src = address;
  try {
    await probe.decode();
  } catch {
    return false;
  }
  const { x, y } = positionOf(options);
  Object.assign(parent.style, {
    backgroundImage: `url(${JSON.stringify(encodeURI(decodeURI(address)))})`,
    backgroundSize: options.cropMode === 'none' ? 'auto' : options.cropMode,
    backgroundPosition: `${x * 100}% ${y * 100}%`,
    backgroundRepeat: 'no-repeat',
  });
  // Still there for its description.
  image.style.opacity = '0';
  return true;
}
