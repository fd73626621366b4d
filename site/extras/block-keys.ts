/** What lies over the page while it is open. */
const OVER_PAGE = '.hotspots details[open],details.folder[open]';

/**
 * Keys that are missing where no script is needed otherwise: Escape closes the point of a picture or the folder of a
 * menu that is open, Home and End go to the first and the last tab. Asked for twice they are heard once.
 */
export function addBlockKeys(signal: AbortSignal): void {
  addEventListener('keydown', hear, { capture: true, signal });
}

function hear(event: KeyboardEvent): void {
  const isHeard = event.key === 'Escape' ? closeOpen() : goToEnd(event);
  // Neither the page nor the one who takes Escape for the way to log in hears of it.
  if (isHeard) event.preventDefault();
}

function closeOpen(): boolean {
  const open = document.activeElement?.closest(OVER_PAGE) ?? document.querySelector(OVER_PAGE);
  if (!open) return false;
  open.removeAttribute('open');
  open.querySelector('summary')?.focus();
  return true;
}

function goToEnd({ key, target }: KeyboardEvent): boolean {
  if (!/^(Home|End)$/.test(key) || !(target instanceof Element) || !target.matches('.tabs>input'))
    return false;
  const tabs = target.parentElement?.querySelectorAll<HTMLInputElement>(':scope>input') ?? [];
  const tab = tabs[key === 'Home' ? 0 : tabs.length - 1];
  tab?.focus();
  tab?.click();
  return tab !== undefined;
}
