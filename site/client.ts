/** The start script of every page: lifecycle, islands, small behaviours. Everything heavier is an island. */
import { animateBlocks } from '#browser/block-animation.ts';
import { installSite } from '#browser/lifecycle.ts';
import { keepRelativeTimes } from '#browser/relative-time.ts';
import { reportRemovedGlobals } from '#browser/removed-globals.ts';
import { countForms, followSizes } from './form-blocks.ts';
import { startIslands } from './islands.ts';
import { startOwner } from './owner/start.ts';
import { pageContext } from './page-context.ts';

const site = installSite();
if (site) {
  reportRemovedGlobals();
  site.onInitialize(() => {
    site.onDestroy(startIslands(document));
    site.onDestroy(animateBlocks({ isEditing: false }));
    site.onDestroy(keepRelativeTimes(document));
    site.onDestroy(followSizes());
    const context = pageContext();
    if (!context) return;
    site.onDestroy(startOwner(context));
    countForms(context);
  });
  site.initialize();
}
