import { defaultSettings, type GallerySettings } from '#core/gallery/block-data.ts';
import { unknownDesign, type Design } from '#core/gallery/designs.ts';
import { historyKey } from '#core/gallery/slides.ts';
import { makeAutoplay, type Autoplay } from './autoplay.ts';
import type { DesignInstance, MakeDesign, Stage } from './design.ts';
import { bindElements, type GalleryElements } from './elements.ts';
import { makeEvents, type Events } from './events.ts';
import { makeSlideHistory } from './history.ts';
import { listenForKeys } from './keyboard.ts';
import { directionTo, normalizeIndex, randomOther, stepFrom, type Direction } from './position.ts';
import { emitResize, GALLERY_RESIZE_DELAY_MS, onOrientationChange } from './resize.ts';

export const noContainer = (selector: string) => `No gallery '${selector}' container found.`;
export const NO_ELEMENT = 'Error: No valid HTMLElement node was supplied!';
export const ALREADY_BOUND = 'This element has a gallery already; the second one does nothing.';

type Cause = 'visitor' | 'autoplay' | 'history' | 'linked' | 'finger';

export interface GalleryEvents {
  change: { index: number; from: number; direction: Direction; cause: Cause };
  settled: { index: number };
  reachedBeginning: undefined;
  reachedEnd: undefined;
  refresh: undefined;
}

export interface Gallery extends Events<GalleryEvents> {
  readonly currentIndex: number;
  readonly numberOfSlides: number;
  readonly inMotion: boolean;
  readonly settings: GallerySettings;
  readonly slides: readonly HTMLElement[];
  readonly autoplay: Autoplay;
  next(): void;
  previous(): void;
  setIndex(index: unknown): void;
  /** Both keep the same slide from now on. */
  link(other: Gallery): void;
  /** Called by a linked gallery. */
  follow(index: number): void;
  /** A key that was pressed before the gallery was there. */
  hearKey(event: KeyboardEvent): void;
  /** Counts the slides and lays them out again. */
  refresh(): void;
  destroy(): void;
}

export interface GalleryOptions {
  settings?: Partial<GallerySettings>;
  /** The code of designs that has been loaded, by name. */
  designs: Readonly<Partial<Record<Design, MakeDesign>>>;
  elements?: Partial<GalleryElements>;
  linkedGalleries?: readonly Gallery[];
  isStill?: () => boolean;
  random?: () => number;
}

/** A gallery on the server's markup: one model of where it is, moved by clicks, keys, fingers and time. */
export function makeGallery(at: string | HTMLElement, options: GalleryOptions): Gallery {
  const container = find(at);
  const settings: GallerySettings = {
    ...defaultSettings(options.settings?.design ?? 'stacked'),
    ...options.settings,
  };
  const makeDesign = options.designs[settings.design];
  if (!makeDesign) throw new Error(unknownDesign(settings.design, Object.keys(options.designs)));
  const isBound = container.dataset.galleryBound !== undefined;
  if (isBound) console.warn(ALREADY_BOUND);
  container.dataset.galleryBound = '';
  return build(container, settings, makeDesign, { ...options, isInert: isBound });
}

function find(at: unknown): HTMLElement {
  if (at instanceof HTMLElement) return at;
  if (typeof at !== 'string') throw new TypeError(NO_ELEMENT);
  const found = document.querySelector(at);
  if (!(found instanceof HTMLElement)) throw new Error(noContainer(at));
  return found;
}

function build(
  container: HTMLElement,
  settings: GallerySettings,
  makeDesign: MakeDesign,
  options: GalleryOptions & { isInert: boolean },
): Gallery {
  const { elements = {}, isStill = () => false, random = Math.random, isInert } = options;
  const { emit, on } = makeEvents<GalleryEvents>();
  const undoings: (() => void)[] = [];
  const linked = new Set<Gallery>();
  const viewport = container.querySelector<HTMLElement>('.gallery-viewport') ?? container;
  const track = container.querySelector<HTMLElement>('.gallery-track') ?? viewport;
  let slides = readSlides(track);
  let index = normalizeIndex(settings.currentIndex, slides.length);
  let inMotion = false;
  let isHeld = false;
  let hearKey: (event: KeyboardEvent) => void = () => {};

  const isRefused = () =>
    isInert || slides.length === 0 || inMotion || isHeld || [...linked].some((other) => other.inMotion);
  const places = () => design.groups?.count() ?? slides.length;
  const place = () => design.groups?.of(index) ?? index;

  function move(to: number, direction: Direction, cause: Cause) {
    if (to === index) return;
    const from = index;
    index = to;
    inMotion = true;
    emit('change', { index, from, direction, cause });
    show();
    if (cause !== 'linked') for (const other of linked) other.follow(index);
    const settled = () => {
      inMotion = false;
      design.arrived?.(index);
      emit('settled', { index });
    };
    const movement = cause === 'finger' ? undefined : design.show({ from, to, direction });
    if (movement) void movement.then(settled);
    else settled();
  }

  function step(by: 1 | -1, cause: Cause) {
    if (isRefused()) return;
    const { loop } = settings;
    const { index: next, end } = stepFrom(place(), by, { count: places(), loop });
    if (end) {
      if (cause === 'autoplay') autoplay.stop();
      emit(end, undefined);
      return;
    }
    const direction = by === 1 ? 'forward' : 'reverse';
    move(design.groups?.first(next) ?? next, direction, cause);
    if (cause !== 'autoplay') autoplay.restart();
  }

  function setIndex(value: unknown, cause: Cause = 'visitor') {
    if (isRefused()) return;
    const to = normalizeIndex(value, slides.length);
    move(to, directionTo(index, to, { count: slides.length, loop: settings.loop }), cause);
    autoplay.restart();
  }

  const autoplay = makeAutoplay({
    timeout: settings.autoplayOptions.timeout,
    advance() {
      if (isRefused()) return;
      if (!settings.autoplayOptions.randomize) return step(1, 'autoplay');
      const to = randomOther(index, slides.length, random);
      move(to, directionTo(index, to, { count: slides.length, loop: settings.loop }), 'autoplay');
    },
  });

  const stage: Stage = {
    container,
    viewport,
    track,
    get slides() {
      return slides;
    },
    settings,
    isStill,
    gallery: {
      get currentIndex() {
        return index;
      },
      get inMotion() {
        return inMotion;
      },
      next: () => step(1, 'visitor'),
      previous: () => step(-1, 'visitor'),
      setIndex: (to) => setIndex(to),
      settle(to, direction) {
        move(normalizeIndex(to, slides.length), direction, 'finger');
        autoplay.restart();
      },
      hold(isNowHeld) {
        isHeld = isNowHeld;
      },
    },
  };
  const kept = isInert || slides.length === 0 ? undefined : startHistory();
  const design: DesignInstance = isInert || slides.length === 0 ? NO_DESIGN : makeDesign(stage);
  const { currentGroup } = settings.designOptions;
  if (design.groups && currentGroup > 0 && index === 0) {
    index = design.groups.first(Math.min(currentGroup, design.groups.count() - 1));
    design.refresh?.();
  }
  undoings.push(
    () => design.destroy(),
    () => kept?.destroy(),
  );

  const bound = bindElements(isInert || slides.length === 0 ? {} : elements, {
    next: () => step(1, 'visitor'),
    previous: () => step(-1, 'visitor'),
    select: (to) => setIndex(to),
  });
  undoings.push(() => bound.destroy());

  function show() {
    const { loop } = settings;
    const [at, count] = [place(), places()];
    bound.show({
      index: at,
      count,
      slides: slides.length,
      isAtStart: !loop && at === 0,
      isAtEnd: !loop && at === count - 1,
    });
  }

  const gallery: Gallery = {
    on,
    emit,
    settings,
    autoplay,
    get currentIndex() {
      return index;
    },
    get numberOfSlides() {
      return slides.length;
    },
    get inMotion() {
      return inMotion;
    },
    get slides() {
      return slides;
    },
    next: () => step(1, 'visitor'),
    previous: () => step(-1, 'visitor'),
    setIndex: (value) => setIndex(value),
    link(other) {
      if (linked.has(other)) return;
      linked.add(other);
      other.link(gallery);
      other.follow(index);
    },
    follow(to) {
      if (isInert || slides.length === 0) return;
      const wanted = normalizeIndex(to, slides.length);
      move(wanted, directionTo(index, wanted, { count: slides.length, loop: settings.loop }), 'linked');
    },
    hearKey: (event) => hearKey(event),
    refresh() {
      slides = readSlides(track);
      index = normalizeIndex(Math.min(index, slides.length - 1), slides.length);
      design.refresh?.();
      show();
      emit('refresh', undefined);
    },
    destroy() {
      autoplay.stop();
      for (const undo of undoings.splice(0).reverse()) undo();
      for (const other of linked) linked.delete(other);
      if (!isInert) delete container.dataset.galleryBound;
    },
  };

  if (isInert || slides.length === 0) return gallery;
  for (const other of options.linkedGalleries ?? []) gallery.link(other);
  startListening();
  show();
  if (settings.autoplay && !isStill()) autoplay.start();
  return gallery;

  /** Before the design looks where to start: a linked slide is there at once, as if it had been the first. */
  function startHistory() {
    const key = historyKey(settings.historyHash);
    if (key === undefined) return undefined;
    const kept = makeSlideHistory({
      key,
      slides: slides.map(({ dataset }) => ({ id: dataset.slideId ?? '', url: dataset.slideUrl ?? '' })),
      collectionUrl: slides[0]?.dataset.collectionFullUrl,
      onReturn: (to) => setIndex(to, 'history'),
    });
    index = kept.asked ?? index;
    on('change', ({ index: to, cause }) => {
      if (cause !== 'history') kept.write(to, cause === 'autoplay' ? 'replace' : 'push');
    });
    return kept;
  }

  function startListening() {
    const refresh = () => gallery.refresh();
    if (settings.refreshOnResize) undoings.push(emitResize(refresh, GALLERY_RESIZE_DELAY_MS));
    if (settings.refreshOnOrientationChange) undoings.push(onOrientationChange(refresh));
    if (!settings.keyboard || places() <= 1) return;
    const keys = listenForKeys({
      container,
      keys: settings.keys,
      isBlocked: () => inMotion,
      move: (to) => gallery[to](),
    });
    hearKey = keys.hear;
    undoings.push(keys.destroy);
  }
}

const NO_DESIGN: DesignInstance = { show() {}, destroy() {} };

function readSlides(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>(':scope > [data-slide-id]')];
}
