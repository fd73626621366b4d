export const WAIT_FOR_ELEMENT_POLL_MS = 100;

/** Calls back once with the first match, at once if it is there already. Returns the way to stop waiting. */
export function waitForElement(
  selector: string,
  onFound: (element: Element) => void,
  root: ParentNode = document,
): () => void {
  const present = root.querySelector(selector);
  if (present) {
    onFound(present);
    return () => {};
  }
  const timer = setInterval(() => {
    const found = root.querySelector(selector);
    if (!found) return;
    clearInterval(timer);
    onFound(found);
  }, WAIT_FOR_ELEMENT_POLL_MS);
  return () => clearInterval(timer);
}
