import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';

export const ACCORDION_DURATION_MS = 250;

export interface Panel {
  /** Slides there from wherever it is; `isStill` goes at once. */
  move(to: { isOpen: boolean; isStill: boolean }): void;
  destroy(): void;
}

/** Opens and closes one panel by its height. Closed, it can still be found by the browser's search. */
export function makePanel(element: HTMLElement): Panel {
  let movement: Animation | undefined;

  const rest = (isOpen: boolean) => {
    movement?.cancel();
    movement = undefined;
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
  };

  return {
    move({ isOpen, isStill }) {
      const from = heightOf(element);
      rest(true);
      const to = isOpen ? heightOf(element) : 0;
      if (isStill || from === to || prefersReducedMotion()) {
        rest(isOpen);
        return;
      }
      movement = element.animate(
        { height: [`${from}px`, `${to}px`], overflow: ['hidden', 'hidden'] },
        // Held at its end, or a closing panel would flash open before it is hidden.
        { duration: ACCORDION_DURATION_MS, easing: 'ease-out', fill: 'forwards' },
      );
      movement.onfinish = () => rest(isOpen);
    },
    destroy: () => movement?.cancel(),
  };
}

function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}
