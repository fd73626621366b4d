import { LAZY_ROOT_MARGIN, NO_ROOT_MESSAGE } from '#core/images/image-loading.ts';
import { loadImage, type ImageSettings } from './image-loader.ts';
import type { ImageQueue } from './image-queue.ts';

/** Loads pictures as they come near the window. Returns its undoing. */
export function loadLazily(
  images: Iterable<HTMLImageElement>,
  options: { queue: ImageQueue; settings?: ImageSettings; root?: Element | null | undefined },
): () => void {
  const { queue, settings, root } = options;
  if (root === null) {
    console.warn(NO_ROOT_MESSAGE);
    return () => {};
  }
  const callOffs: (() => void)[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callOffs.push(queue.add(() => loadImage(target, settings)));
      }
    },
    { rootMargin: LAZY_ROOT_MARGIN, ...(root && { root }) },
  );
  for (const image of images) observer.observe(image);
  return () => {
    observer.disconnect();
    for (const callOff of callOffs) callOff();
  };
}
