import { browserDataLayer } from '#browser/http/data-layer.ts';
import { renderWidget } from '#browser/page/render-widget.ts';
import { wholeStyles } from '#browser/page/whole-styles.ts';
import { pageContext } from '../document/page-context.ts';
import { startIslands, type Loaders } from './islands.ts';

/** Draws a block of the page anew, as it is published now, and wakes what is in it. */
export async function drawAgain(element: HTMLElement, loaders: Loaders): Promise<void> {
  await wholeStyles(pageContext()?.rollups.css ?? []);
  await renderWidget(element, { send: browserDataLayer() });
  window.Site?.onDestroy(startIslands(element, loaders));
}
