import { OVERLAY_FADE_MS, OVERLAY_OPACITY } from './rules.ts';

/** What lies between the page and the pictures. */
export interface Ground {
  /** So much of it is left: a picture is being pulled away. */
  leave(share: number): void;
}

const RETURN_MS = 220;

/** Fades in, then says so. */
export function makeGround(
  root: HTMLElement,
  ground: HTMLElement,
  options: { time: (duration: number) => number; onShown: () => void },
): Ground {
  const { time, onShown } = options;
  const fading = ground.animate(
    { opacity: [0, OVERLAY_OPACITY] },
    { duration: time(OVERLAY_FADE_MS), fill: 'forwards', easing: 'ease-out' },
  );
  fading.onfinish = () => {
    fading.commitStyles();
    fading.cancel();
    root.dataset.shown = '';
    onShown();
  };
  return {
    leave(share) {
      const before = ground.style.opacity;
      const opacity = String(OVERLAY_OPACITY * share);
      if (before === opacity || root.dataset.shown === undefined) return;
      ground.style.opacity = opacity;
      root.toggleAttribute('data-pulled', share < 1);
      if (share === 1) ground.animate({ opacity: [before, opacity] }, { duration: time(RETURN_MS) });
    },
  };
}

/** The page behind stays where it is, and does not jump when its scroll bar goes. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, before);
}
