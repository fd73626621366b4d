import type { Size } from '#core/images/image-loading.ts';
import { SETTLE_EASING } from '#core/gestures/release.ts';
import { FIT, type View } from '#core/gestures/view.ts';
import { fitted, largeUrl, type LightboxItem } from './items.ts';

/** One item on the stage, and how it lies there. */
export interface Slot {
  readonly index: number;
  readonly item: LightboxItem;
  readonly view: View;
  /** As it is fitted into the window. */
  readonly size: Size;
  readonly isGliding: boolean;
  /** It fades away, where it stands. */
  readonly isLeaving: boolean;
  setCurrent(isCurrent: boolean): void;
  put(view: View): void;
  /** Tells whether it arrived; if not, something else has taken over. */
  glide(to: View, duration: number): Promise<boolean>;
  /** Holds it where it is at this moment. */
  freeze(): void;
  fade(to: 0 | 1, duration: number): Promise<boolean>;
  /** In full, whatever faded. */
  show(): void;
  /** Fits it into the window anew. */
  fit(): void;
  /** Fetches a picture that is good enough for the size it is shown at. */
  sharpen(): void;
  remove(): void;
}

export function makeSlot(stage: HTMLElement, item: LightboxItem, index: number): Slot {
  const element = document.createElement('div');
  element.className = 'lightbox-item';
  const picture = item.video ? undefined : drawPicture(item);
  const endVideo = item.video ? startVideo(element, item.video) : () => {};
  if (picture) element.append(picture);
  let [view, size] = [FIT, { width: 0, height: 0 }];
  let gliding: Animation | undefined;
  let fading: Animation | undefined;
  let isLeaving = false;

  const put = (to: View) => {
    gliding?.cancel();
    gliding = undefined;
    view = to;
    element.style.transform = transformOf(to);
  };
  const fit = () => {
    size = fitted(item);
    Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
    load(picture, largeUrl(item, size.width, devicePixelRatio));
  };
  stage.append(element);
  fit();

  return {
    index,
    item,
    get view() {
      return view;
    },
    get size() {
      return size;
    },
    get isGliding() {
      return gliding !== undefined;
    },
    get isLeaving() {
      return isLeaving;
    },
    setCurrent: (isCurrent) => (element.inert = !isCurrent),
    put,
    async glide(to, duration) {
      const from = transformOf(view) || 'none';
      put(to);
      if (duration === 0) return true;
      const own = element.animate(
        { transform: [from, transformOf(to) || 'none'] },
        { duration, easing: SETTLE_EASING },
      );
      gliding = own;
      return own.finished.then(
        () => {
          if (gliding === own) gliding = undefined;
          return true;
        },
        () => false,
      );
    },
    freeze() {
      if (!gliding) return;
      const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
      put({ scale, x, y });
    },
    async fade(to, duration) {
      const from = fading ? Number(getComputedStyle(element).opacity) : 1 - to;
      fading?.cancel();
      isLeaving = to === 0;
      const own = element.animate(
        { opacity: [from, to] },
        { duration, easing: 'ease-out', fill: to === 0 ? 'forwards' : 'none' },
      );
      fading = own;
      return own.finished.then(
        () => {
          if (fading === own && to === 1) fading = undefined;
          return true;
        },
        () => false,
      );
    },
    show() {
      fading?.cancel();
      [fading, isLeaving] = [undefined, false];
    },
    fit,
    sharpen() {
      if (view.scale > 1) load(picture, largeUrl(item, size.width * view.scale, devicePixelRatio));
    },
    remove() {
      endVideo();
      element.remove();
    },
  };
}

function transformOf({ scale, x, y }: View): string {
  return scale === 1 && x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
}

function drawPicture({ alt }: LightboxItem): HTMLImageElement {
  const picture = document.createElement('img');
  picture.alt = alt;
  picture.draggable = false;
  return picture;
}

/** What is shown stays until something sharper has come. */
function load(picture: HTMLImageElement | undefined, url: string) {
  if (!picture || picture.src === new URL(url, location.href).href) return;
  if (picture.src === '') {
    picture.src = url;
    return;
  }
  const next = new Image();
  next.src = url;
  next.decode().then(
    () => (picture.src = url),
    () => {},
  );
}

function startVideo(element: HTMLElement, poster: HTMLElement): () => void {
  const copy = poster.cloneNode(true) as HTMLElement;
  element.append(copy);
  let [end, hasEnded] = [() => {}, false];
  void import('../../video/playing.ts').then(({ makeVideo }) => {
    if (hasEnded) return;
    const video = makeVideo(copy);
    end = () => video.destroy();
  });
  return () => {
    hasEnded = true;
    end();
  };
}
