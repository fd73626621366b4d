/** A frame whose host keeps silent holds the load event back for minutes: so long is waited for it. */
export const MAX_LOAD_WAIT_MS = 9000;

/** Runs something once the page has loaded, or should have. */
export function whenLoaded(run: () => void): void {
  void new Promise((tell) => {
    addEventListener('load', tell);
    setTimeout(tell, document.readyState === 'complete' ? 0 : MAX_LOAD_WAIT_MS);
  }).then(run);
}
