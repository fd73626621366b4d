/** So long a host may take before visitors are told. */
export const SILENT_AFTER_MS = 8000;

/** Tells whether the host of a frame keeps silent. What came before anybody listened counts as an answer. */
export function watchFrame(frame: HTMLIFrameElement, tell: (isSilent: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(true), SILENT_AFTER_MS);
  };
  const hear = () => {
    clearTimeout(timer);
    tell(false);
    // The site's own document asks for consent there, and leads on to the host once it is given.
    frame.contentDocument?.defaultView?.addEventListener('pagehide', wait, { signal });
  };
  frame.addEventListener('load', hear, { signal });
  if (hasAnswered(frame)) hear();
  else wait();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Documents of other hosts cannot be read; until one is there, an empty one of the page's own host stands in. */
function hasAnswered({ contentDocument }: HTMLIFrameElement): boolean {
  if (contentDocument === null) return true;
  return contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete';
}
