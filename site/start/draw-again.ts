import { browserDataLayer } from '#browser/http/data-layer.ts';
import { renderWidget } from '#browser/page/render-widget.ts';
import { startIslands, type Loaders } from './islands.ts';

/** Draws a block of the page anew, as it is published now, and wakes what is in it. */
export async function drawAgain(
  element: HTMLElement,
  loaders: Loaders,
  styles: () => Promise<void>,
): Promise<void> {
  await styles();
  await renderWidget(element, { send: browserDataLayer() });
  window.Site?.onDestroy(startIslands(element, loaders));
}
