import { isTouchFirst } from '#browser/page/touch-first.ts';
import type { PauseReason } from './engine/autoplay.ts';
import type { Gallery } from './engine/gallery.ts';

/** What happens on the page that autoplay has to wait for. Returns its undoing. */
export function pauseAutoplay(container: HTMLElement, gallery: Gallery): () => void {
  const { autoplay, settings } = gallery;
  if (!settings.autoplay) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const between = (element: EventTarget, [from, to]: readonly [string, string], reason: PauseReason) => {
    element.addEventListener(from, () => autoplay.pause(reason), { signal });
    element.addEventListener(to, () => autoplay.resume(reason), { signal });
  };
  const parts = {
    container: container.querySelector('.gallery-viewport'),
    controls: container.querySelector('.gallery-bar'),
  };
  // A tap leaves the pointer where it was, and nobody takes it away again.
  if (!isTouchFirst())
    for (const part of settings.autoplayOptions.pauseOnMouseover) {
      const element = parts[part];
      if (element) between(element, ['mouseenter', 'mouseleave'], 'pointer');
    }
  between(container, ['video:shown', 'video:hidden'], 'video');
  between(container, ['lightbox:opened', 'lightbox:closed'], 'lightbox');

  let hasFocus = false;
  const focus = (isInside: boolean) => {
    if (hasFocus === isInside) return;
    hasFocus = isInside;
    if (isInside) autoplay.pause('focus');
    else autoplay.resume('focus');
  };
  container.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && focus(target.matches(':focus-visible')),
    { signal },
  );
  container.addEventListener('focusout', () => focus(false), { signal });

  let isHidden = false;
  const watchTab = () => {
    if (isHidden === document.hidden) return;
    isHidden = document.hidden;
    if (isHidden) autoplay.pause('hidden');
    else autoplay.resume('hidden');
  };
  document.addEventListener('visibilitychange', watchTab, { signal });
  watchTab();
  bindPauseButton(container, gallery, signal);
  return () => listening.abort();
}

function bindPauseButton(container: HTMLElement, { autoplay }: Gallery, signal: AbortSignal) {
  const button = container.querySelector<HTMLButtonElement>('.gallery-pause');
  if (!button) return;
  let isPaused = false;
  button.addEventListener(
    'click',
    () => {
      isPaused = !isPaused;
      if (isPaused) autoplay.pause('visitor');
      else autoplay.resume('visitor');
      button.setAttribute('aria-pressed', String(isPaused));
    },
    { signal },
  );
}
