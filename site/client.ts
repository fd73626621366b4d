/** The start script of every page: lifecycle, islands, small behaviours. Everything heavier is an island. */
import { animateBlocks } from '#browser/motion/block-animation.ts';
import { installSite } from '#browser/page/lifecycle.ts';
import { reportRemovedGlobals } from '#browser/page/removed-globals.ts';
import { markNarrowBlocks } from './start/narrow-blocks.ts';
import { islandLoaders, startIslands } from './start/islands.ts';
import { startOwner } from './owner/start.ts';
import { startCommerce } from './start/start-commerce.ts';
import { pageContext } from './document/page-context.ts';
import { whenLoaded } from './start/when-loaded.ts';
import { watchErrors } from './start/watch-errors.ts';

const site = installSite();
if (site) {
  reportRemovedGlobals();
  site.onDestroy(watchErrors());
  site.onInitialize(() => {
    site.onDestroy(animateBlocks({ isEditing: false }));
    if (document.querySelector('.time-since'))
      void import('#browser/page/relative-time.ts').then(({ keepRelativeTimes }) =>
        site.onDestroy(keepRelativeTimes(document)),
      );
    site.onDestroy(markNarrowBlocks(document));
    const context = pageContext();
    if (!context) return;
    const styles = () =>
      import('#browser/page/whole-styles.ts').then(({ wholeStyles }) => wholeStyles(context.rollups.css));
    const loaders = islandLoaders(context.rollups.islands);
    site.onDestroy(startIslands(document, loaders));
    site.renderWidget = (block) =>
      import('./start/draw-again.ts').then(({ drawAgain }) => drawAgain(block, loaders, styles));
    site.onDestroy(startOwner(context));
    // Whoever has no cart is asked nothing; the page is the same for all.
    if (document.cookie.includes('hasCart=')) void startCommerce(() => import('#browser/shop/badge.ts'));
    const { cookieSettings } = context;
    if (cookieSettings.isCookieBannerEnabled || cookieSettings.isRestrictiveCookiePolicyEnabled)
      void import('./consent/start.ts').then(({ startConsent }) => site.onDestroy(startConsent(context)));
    const popup = document.querySelector<HTMLDialogElement>('.popup');
    if (popup)
      void import('./popup/start.ts').then(({ startPopup }) => site.onDestroy(startPopup(popup, context)));
    if (document.querySelector('.site-cart'))
      void import('./shop/cart-links.ts').then(({ openCartInPlace }) =>
        site.onDestroy(openCartInPlace(document, styles)),
      );
    whenLoaded(
      () => void import('./start/late.ts').then(({ startLate }) => site.onDestroy(startLate(context))),
    );
  });
  const begin = () => {
    if ('IntersectionObserver' in window) site.initialize();
    else
      void import('#browser/page/intersection.ts').then(({ standIn }) => {
        standIn();
        site.initialize();
      });
  };
  // It comes whenever it comes: nothing of the page waits for it.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
