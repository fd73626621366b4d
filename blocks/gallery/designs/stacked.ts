import { listenForDrag } from '#browser/motion/drag.ts';
import { followsHeight } from '#core/gallery/block-data.ts';
import { unseenSwipeStep } from '#core/gallery/transitions.ts';
import type { DesignInstance, MakeDesign, Stage } from '../engine/design.ts';
import type { MakeTransition } from '../transitions/index.ts';

/** Words that take more of a slide than this get a box of their own to scroll in. */
export const META_OVERFLOW_SHARE = 0.9;
export const META_OVERFLOW_CLASS = 'overflow';

/** One slide at a time in the same box. How one gives way to the next is the transition's business. */
export function makeStacked(makeTransition: MakeTransition): MakeDesign {
  return (stage) => {
    const transition = makeTransition(stage);
    // The server does not know what scripts left on the block.
    stage.container.toggleAttribute('data-follows', followsHeight(stage.settings));
    const stopSwiping = stage.container.dataset.dragAxis === undefined ? listenForSwipes(stage) : () => {};
    let current: HTMLElement | undefined;
    const choose = (index: number) => {
      const slide = stage.slides[index];
      if (slide === current) return;
      withHeight(stage, () => {
        current?.removeAttribute('data-current');
        slide?.setAttribute('data-current', '');
        current = slide;
      });
    };
    choose(stage.gallery.currentIndex);
    measureWords(stage);
    return {
      choose,
      show: (move) => transition.show(move),
      arrived: (index) => transition.arrived?.(index),
      refresh() {
        transition.refresh?.();
        measureWords(stage);
      },
      destroy() {
        stopSwiping();
        transition.destroy();
        current?.removeAttribute('data-current');
      },
    } satisfies DesignInstance;
  };
}

/** Where the transition itself follows no finger, a swipe still goes on. */
function listenForSwipes({ viewport, gallery }: Stage): () => void {
  return listenForDrag(viewport, {
    axis: () => 'x',
    onMove() {},
    onEnd({ distance, time }, isCancelled) {
      const step = isCancelled ? 0 : unseenSwipeStep({ distance, time, width: viewport.clientWidth });
      if (step === 1) gallery.next();
      if (step === -1) gallery.previous();
    },
  });
}

const HEIGHT_MS = 300;

/** Where the window is as high as its current slide, it grows and shrinks instead of jumping. */
function withHeight({ container, viewport, isStill }: Stage, change: () => void) {
  const isSmooth = container.dataset.follows !== undefined && container.dataset.ready !== undefined;
  if (!isSmooth || isStill()) return change();
  const before = viewport.offsetHeight;
  change();
  const height = viewport.offsetHeight;
  if (height === before) return;
  viewport.animate(
    { height: [`${before}px`, `${height}px`] },
    { duration: HEIGHT_MS, easing: 'ease-in-out' },
  );
}

function measureWords({ viewport, slides }: Stage) {
  const words = slides.map((slide) => slide.querySelector<HTMLElement>('.gallery-meta'));
  for (const meta of words) meta?.classList.remove(META_OVERFLOW_CLASS);
  const height = viewport.clientHeight;
  const tooHigh = words.filter((meta) => meta && meta.scrollHeight > height * META_OVERFLOW_SHARE);
  for (const meta of tooHigh) meta?.classList.add(META_OVERFLOW_CLASS);
}
