import { isEscapeMessage } from '#core/access/escape.ts';
import { listenForEscape } from '#browser/layers/escape-key.ts';

/** Layers of the component library, which closes them by Escape on its own. */
const LAYERS = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]';

const isLayerOpen = () => [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());

/** Escape in the admin, and in the site it frames: the panels go and come, with shift the account logs out. */
export function watchEscape(on: { escape: () => void; shiftEscape: () => void }): void {
  const act = (isShift: boolean) => (isShift ? on.shiftEscape() : on.escape());
  let hadLayer = false;
  // Asked before anybody else hears of the key: afterwards the layer may be gone.
  addEventListener('keydown', () => (hadLayer = isLayerOpen()), { capture: true });
  listenForEscape((isShift) => {
    if (!hadLayer) act(isShift);
  });
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isEscapeMessage(data) && !isLayerOpen()) act(data.isShift);
  });
}
