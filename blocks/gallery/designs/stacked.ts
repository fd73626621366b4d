import { listenForDrag } from '#browser/motion/drag.ts';
import { isQuickSwipe } from '#core/gallery/transitions.ts';
import type { DesignInstance, MakeDesign, Stage } from '../engine/design.ts';
import type { MakeTransition } from '../transitions/index.ts';

/** Words that take more of a slide than this get a box of their own to scroll in. */
export const META_OVERFLOW_SHARE = 0.9;
export const META_OVERFLOW_CLASS = 'overflow';

/** One slide at a time in the same box. How one gives way to the next is the transition's business. */
export function makeStacked(makeTransition: MakeTransition): MakeDesign {
  return (stage) => {
    const transition = makeTransition(stage);
    const stopSwiping = stage.container.dataset.dragAxis === undefined ? listenForSwipes(stage) : () => {};
    let current: HTMLElement | undefined;
    const stand = (index: number) => {
      const slide = stage.slides[index];
      if (slide === current) return;
      current?.removeAttribute('data-current');
      slide?.setAttribute('data-current', '');
      current = slide;
      followHeight(stage, index);
    };
    stand(stage.gallery.currentIndex);
    measureWords(stage);
    return {
      show(move) {
        stand(move.to);
        return transition.show(move);
      },
      arrived: stand,
      refresh() {
        transition.refresh?.();
        measureWords(stage);
      },
      destroy() {
        stopSwiping();
        transition.destroy();
        current?.removeAttribute('data-current');
        stage.viewport.style.removeProperty('aspect-ratio');
      },
    } satisfies DesignInstance;
  };
}

/** Where the transition itself follows no finger, a quick swipe still goes on. */
function listenForSwipes({ viewport, gallery }: Stage): () => void {
  return listenForDrag(viewport, {
    axis: () => 'x',
    onMove() {},
    onEnd({ distance, time }, isCancelled) {
      if (isCancelled || !isQuickSwipe({ distance, time })) return;
      if (distance < 0) gallery.next();
      else gallery.previous();
    },
  });
}

/** Only whole pictures in their own shapes differ in height. */
function followHeight({ viewport, slides, settings }: Stage, index: number) {
  const { autoHeight, aspectRatio } = settings.designOptions;
  if (!autoHeight || aspectRatio !== null || settings.cropMode === 'cover') return;
  const ratio = slides[index]?.style.getPropertyValue('--ratio');
  if (ratio) viewport.style.aspectRatio = ratio;
}

function measureWords({ viewport, slides }: Stage) {
  const words = slides.map((slide) => slide.querySelector<HTMLElement>('.gallery-meta'));
  for (const meta of words) meta?.classList.remove(META_OVERFLOW_CLASS);
  const height = viewport.clientHeight;
  const tooHigh = words.filter((meta) => meta && meta.scrollHeight > height * META_OVERFLOW_SHARE);
  for (const meta of tooHigh) meta?.classList.add(META_OVERFLOW_CLASS);
}
