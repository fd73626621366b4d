/** Loaded by browsers that cannot tell when something comes into view: here every scroll and resize is looked at. */
class Watcher {
  readonly #watched = new Map<Element, boolean>();
  readonly #callback: IntersectionObserverCallback;
  readonly #margin: number;
  readonly #listening = new AbortController();

  constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.#margin = parseInt(rootMargin, 10) || 0;
    const { signal } = this.#listening;
    for (const type of ['scroll', 'resize'])
      addEventListener(type, () => this.#look(), { capture: true, passive: true, signal });
  }

  #look() {
    const told: IntersectionObserverEntry[] = [];
    for (const [target, before] of this.#watched) {
      const boundingClientRect = target.getBoundingClientRect();
      const { top, bottom } = boundingClientRect;
      const isIntersecting = bottom >= -this.#margin && top <= innerHeight + this.#margin;
      if (isIntersecting === before) continue;
      this.#watched.set(target, isIntersecting);
      told.push({
        target,
        isIntersecting,
        boundingClientRect,
        intersectionRatio: isIntersecting ? 1 : 0,
        intersectionRect: boundingClientRect,
        rootBounds: null,
        time: performance.now(),
      });
    }
    if (told.length > 0) this.#callback(told, this as unknown as IntersectionObserver);
  }

  observe(target: Element) {
    this.#watched.set(target, false);
    // As observers do: after whoever asked has finished.
    queueMicrotask(() => this.#look());
  }

  unobserve(target: Element) {
    this.#watched.delete(target);
  }

  disconnect() {
    this.#watched.clear();
    this.#listening.abort();
  }
}

export function standIn(): void {
  Object.assign(window, { IntersectionObserver: Watcher });
}
