import { browserDataLayer } from '#browser/http/data-layer.ts';
import { renderWidget } from '#browser/page/render-widget.ts';
import { startIslands, type Loaders } from './islands.ts';
import { wholeStyles } from './whole-styles.ts';

/** Draws a block of the page anew, as it is published now, and wakes what is in it. */
export async function drawAgain(element: HTMLElement, loaders: Loaders): Promise<void> {
  await wholeStyles();
  await renderWidget(element, { send: browserDataLayer() });
  window.Site?.onDestroy(startIslands(element, loaders));
}
