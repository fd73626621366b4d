import type { GallerySettings } from '#core/gallery/block-data.ts';
import type { MakeDesign } from '../engine/design.ts';

/** Designs that show everything at once need the style sheet alone. */
const makeStill: MakeDesign = () => ({ show() {}, destroy() {} });

/** The code of a design travels only to pages that use it. */
export async function loadDesign({ design, designOptions }: GallerySettings): Promise<MakeDesign> {
  switch (design) {
    case 'stacked': {
      const [{ makeStacked }, { loadTransition }] = await Promise.all([
        import('./stacked.ts'),
        import('../transitions/index.ts'),
      ]);
      return makeStacked(await loadTransition(designOptions.transition));
    }
    case 'strip':
      return (await import('./strip.ts')).default;
    case 'carousel':
      return (await import('./carousel.ts')).default;
    default:
      return makeStill;
  }
}
