import { defaultSettings, type GallerySettings } from '#core/gallery/block-data.ts';
import { unknownDesign, type Design } from '#core/gallery/designs.ts';
import { makeAutoplay, type Autoplay } from './autoplay.ts';
import type { DesignInstance, MakeDesign, Moves, Stage } from './design.ts';
import { bindElements, type GalleryElements } from './elements.ts';
import { makeEvents, type Events } from './events.ts';
import { keepInHistory } from './history.ts';
import { makeInertGallery } from './inert.ts';
import { listenForKeys } from './keyboard.ts';
import { makeMovement, type Cause, type Change } from './movement.ts';
import { randomOther, type Direction } from './position.ts';
import { emitResize, GALLERY_RESIZE_DELAY_MS, onOrientationChange } from './resize.ts';

export const noContainer = (selector: string) => `No gallery '${selector}' container found.`;
export const NO_ELEMENT = 'Error: No valid HTMLElement node was supplied!';
export const ALREADY_BOUND = 'This element has a gallery already; the second one does nothing.';

export interface GalleryEvents {
  change: { index: number; from: number; direction: Direction; cause: Cause };
  settled: { index: number };
  reachedBeginning: undefined;
  reachedEnd: undefined;
  refresh: undefined;
}

/** Its own moves are those of scripts: refused while it moves. */
export interface Gallery extends Events<GalleryEvents> {
  readonly currentIndex: number;
  readonly numberOfSlides: number;
  readonly inMotion: boolean;
  readonly settings: GallerySettings;
  readonly slides: readonly HTMLElement[];
  readonly autoplay: Autoplay;
  /** What a visitor asks for: it does not wait until a movement has ended. */
  readonly hand: Moves;
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

interface Parts {
  container: HTMLElement;
  viewport: HTMLElement;
  track: HTMLElement;
  readSlides: () => HTMLElement[];
  settings: GallerySettings;
  makeDesign: MakeDesign;
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
  const viewport = container.querySelector<HTMLElement>('.gallery-viewport') ?? container;
  const track = container.querySelector<HTMLElement>('.gallery-track') ?? viewport;
  const readSlides = () => [...track.querySelectorAll<HTMLElement>(':scope > [data-slide-id]')];
  const parts: Parts = { container, viewport, track, readSlides, settings, makeDesign };
  if (container.dataset.galleryBound !== undefined) {
    console.warn(ALREADY_BOUND);
    return makeInertGallery({ ...parts, destroy() {} });
  }
  container.dataset.galleryBound = '';
  const release = () => delete container.dataset.galleryBound;
  return readSlides().length === 0
    ? makeInertGallery({ ...parts, destroy: release })
    : build(parts, options, release);
}

function find(at: unknown): HTMLElement {
  if (at instanceof HTMLElement) return at;
  if (typeof at !== 'string') throw new TypeError(NO_ELEMENT);
  const found = document.querySelector(at);
  if (!(found instanceof HTMLElement)) throw new Error(noContainer(at));
  return found;
}

function build(parts: Parts, options: GalleryOptions, release: () => void): Gallery {
  const { container, settings } = parts;
  const { elements = {}, isStill = () => false, random = Math.random } = options;
  const { emit, on } = makeEvents<GalleryEvents>();
  const undoings: (() => void)[] = [release];
  const linked = new Set<Gallery>();
  let slides = parts.readSlides();

  const movement = makeMovement({
    loop: settings.loop,
    slides: () => slides.length,
    groups: () => design.groups,
    isBlocked: () => [...linked].some((other) => other.inMotion),
    show: (move) => design.show(move),
    onChange: tellOfChange,
    onArrive(index) {
      design.arrived?.(index);
      emit('settled', { index });
    },
    onEnd(end, cause) {
      if (cause === 'autoplay') autoplay.stop();
      emit(end, undefined);
    },
  });
  const movesOf = (cause: Cause): Moves => ({
    next: () => movement.step(1, cause),
    previous: () => movement.step(-1, cause),
    setIndex: (to) => movement.setIndex(to, cause),
  });
  const [hand, script] = [movesOf('visitor'), movesOf('script')];

  function tellOfChange({ to: index, from, direction, cause }: Change) {
    design.choose?.(index);
    emit('change', { index, from, direction, cause });
    tell();
    if (cause !== 'linked') for (const other of linked) other.follow(index);
    if (cause !== 'autoplay' && cause !== 'linked') autoplay.restart();
  }

  const autoplay = makeAutoplay({
    timeout: settings.autoplayOptions.timeout,
    advance() {
      if (!settings.autoplayOptions.randomize) return movement.step(1, 'autoplay');
      movement.setIndex(randomOther(movement.index, slides.length, random), 'autoplay');
    },
  });

  movement.place(settings.currentIndex);
  // Before the design looks where to start: a linked slide is there at once, as if it had been the first.
  undoings.push(keepInHistory({ settings, slides, on, movement }));
  const design = startDesign();
  undoings.push(() => design.destroy());
  const bound = bindElements(elements, { ...hand, select: (to) => hand.setIndex(to) });
  undoings.push(() => bound.destroy());

  function startDesign(): DesignInstance {
    const stage: Stage = {
      ...parts,
      get slides() {
        return slides;
      },
      isStill,
      gallery: {
        ...hand,
        get currentIndex() {
          return movement.index;
        },
        settle: (...finger) => movement.settle(...finger),
        hold: (isHeld) => movement.hold(isHeld),
      },
    };
    const made = parts.makeDesign(stage);
    const { currentGroup } = settings.designOptions;
    if (made.groups && currentGroup > 0 && movement.index === 0) {
      movement.place(made.groups.first(Math.min(currentGroup, made.groups.count() - 1)));
      made.refresh?.();
    }
    return made;
  }

  function tell() {
    const index = design.groups?.of(movement.index) ?? movement.index;
    const count = design.groups?.count() ?? slides.length;
    const hasEnds = !settings.loop;
    bound.show({
      index,
      count,
      slides: slides.length,
      isAtStart: hasEnds && index === 0,
      isAtEnd: hasEnds && index === count - 1,
    });
  }

  const gallery: Gallery = {
    on,
    emit,
    settings,
    autoplay,
    hand,
    ...script,
    setIndex: (value) => movement.setIndex(value, 'script'),
    get currentIndex() {
      return movement.index;
    },
    get numberOfSlides() {
      return slides.length;
    },
    get inMotion() {
      return movement.inMotion;
    },
    get slides() {
      return slides;
    },
    link(other) {
      if (linked.has(other)) return;
      linked.add(other);
      other.link(gallery);
      other.follow(movement.index);
    },
    follow: (index) => movement.setIndex(index, 'linked'),
    hearKey: () => {},
    refresh() {
      slides = parts.readSlides();
      movement.place(Math.min(movement.index, slides.length - 1));
      design.refresh?.();
      tell();
      emit('refresh', undefined);
    },
    destroy() {
      autoplay.stop();
      for (const undo of undoings.splice(0).reverse()) undo();
      linked.clear();
    },
  };
  for (const other of options.linkedGalleries ?? []) gallery.link(other);
  undoings.push(listen(gallery, container, (design.groups?.count() ?? slides.length) > 1));
  tell();
  if (settings.autoplay && !isStill()) autoplay.start();
  return gallery;
}

/** The window's size, the device's turning and the arrow keys. */
function listen(gallery: Gallery, container: HTMLElement, hasSteps: boolean): () => void {
  const { settings } = gallery;
  const refresh = () => gallery.refresh();
  const stops: (() => void)[] = [];
  if (settings.refreshOnResize) stops.push(emitResize(refresh, GALLERY_RESIZE_DELAY_MS));
  if (settings.refreshOnOrientationChange) stops.push(onOrientationChange(refresh));
  if (settings.keyboard && hasSteps) {
    const keys = listenForKeys({
      container,
      keys: settings.keys,
      isBlocked: () => gallery.inMotion,
      move: (to) => gallery[to](),
    });
    gallery.hearKey = keys.hear;
    stops.push(keys.destroy);
  }
  return () => {
    for (const stop of stops) stop();
  };
}
