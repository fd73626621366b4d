import { closeTargets } from '#browser/layers/close-targets.ts';
import { shrinkText } from '#browser/page/min-font.ts';
import { trapFocus } from '#browser/layers/focus-trap.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { ANIMATION_SECONDS, SCALE_HIDE } from '#core/theme/scale.ts';

/** What lies behind it and waits meanwhile. What asks for consent is none of it and stays in reach. */
const BEHIND = '.skip-link,.site-header,main,.site-footer,.info-bar';

/** Fades between here and gone; at once for those who asked for less motion. */
async function fade(dialog: HTMLElement, direction: 'normal' | 'reverse'): Promise<void> {
  const timing = {
    duration: prefersReducedMotion() ? 0 : ANIMATION_SECONDS * 1000,
    easing: 'ease-out',
    direction,
  };
  const card = dialog.querySelector('.popup-card');
  card?.animate([{ transform: `scale(${SCALE_HIDE})` }, { transform: 'none' }], timing);
  await dialog.animate([{ opacity: 0 }, { opacity: 1 }], timing).finished.catch(() => {});
}

/** Opens it above the page and keeps the focus in it. Returns what closes it; closing twice does nothing. */
export function openPopup(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const opener = document.activeElement;
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)].filter(({ inert }) => !inert);
  const root = document.documentElement;
  const hadBar = innerWidth > root.clientWidth;
  const listening = new AbortController();
  let isClosed = false;

  dialog.show();
  // The words are read before anything asks to be filled in, and no keyboard jumps up on a phone.
  const card = dialog.querySelector<HTMLElement>('.popup-card');
  card?.focus({ preventScroll: true });
  const releaseFocus = trapFocus({
    container: card ?? dialog,
    beside: () => document.querySelector<HTMLElement>('.cookie-banner'),
  });
  for (const part of behind) part.inert = true;
  // The place of the scroll bar is kept: nothing moves behind it.
  root.style.overflow = 'hidden';
  if (hadBar) root.style.scrollbarGutter = 'stable';
  const headline = dialog.querySelector<HTMLElement>('h2');
  const stopShrinking = headline ? shrinkText(headline) : () => {};
  void fade(dialog, 'normal');

  const close = () => {
    if (isClosed) return;
    isClosed = true;
    listening.abort();
    stopListening();
    for (const part of behind) part.inert = false;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
    releaseFocus();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    onClose();
    void fade(dialog, 'reverse').then(() => {
      dialog.close();
      stopShrinking();
    });
  };
  const stopListening = closeTargets.add(close);
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const isBeside = target === dialog;
      if (isBeside || (target instanceof Element && target.closest('.popup-close'))) close();
    },
    { signal: listening.signal },
  );
  return close;
}
