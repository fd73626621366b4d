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
  const startLater = (started: Promise<() => void>) => void started.then((end) => site.onDestroy(end));
  reportRemovedGlobals();
  site.onDestroy(watchErrors());
  site.onInitialize(() => {
    site.onDestroy(animateBlocks({ isEditing: false }));
    if (document.querySelector('.time-since'))
      startLater(import('#browser/page/relative-time.ts').then((times) => times.keepRelativeTimes(document)));
    site.onDestroy(markNarrowBlocks(document));
    const context = pageContext();
    if (!context) return;
    const loaders = islandLoaders(context.rollups.islands);
    site.onDestroy(startIslands(document, loaders));
    site.renderWidget = (block) =>
      import('./start/draw-again.ts').then((again) => again.drawAgain(block, loaders));
    site.onDestroy(startOwner(context));
    // Whoever has no cart is asked nothing; the page is the same for all.
    if (document.cookie.includes('hasCart=')) void startCommerce(() => import('#browser/shop/badge.ts'));
    const { cookieSettings } = context;
    if (cookieSettings.isCookieBannerEnabled || cookieSettings.isRestrictiveCookiePolicyEnabled)
      startLater(import('./consent/start.ts').then((consent) => consent.startConsent(context)));
    const popup = document.querySelector<HTMLDialogElement>('.popup');
    if (popup) startLater(import('./popup/start.ts').then((start) => start.startPopup(popup, context)));
    if (document.querySelector('.site-cart'))
      startLater(
        import('./shop/cart-links.ts').then((links) => links.openCartInPlace(document, context.rollups.css)),
      );
    whenLoaded(() => startLater(import('./start/late.ts').then((late) => late.startLate(context))));
  });
  // It comes whenever it comes: nothing of the page waits for it.
  const begin = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else site.initialize();
  };
  if ('IntersectionObserver' in window) begin();
  else
    void import('#browser/page/intersection.ts').then((observer) => {
      observer.standIn();
      begin();
    });
}
