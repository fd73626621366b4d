import { CONFIG_PATH } from '#core/access/places.ts';

export function isTopWindow(): boolean {
  return window.top === window;
}

/** Whether this page is the one that the admin shows in its frame. */
export function isEditorFrame(): boolean {
  try {
    return !isTopWindow() && window.parent.location.pathname.startsWith(CONFIG_PATH);
  } catch {
    // Framed by another site, which keeps its address to itself.
    return false;
  }
}
