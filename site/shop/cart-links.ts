/** Pages that are the cart already, or behind it. */
const OWN_PAGES = /^\/(?:cart|commerce\/)/;

/**
 * Lets links to the cart open it over the page, with code that is fetched when the first one is pressed. Whoever opens
 * them in a new tab gets the page, as does everybody where the code does not arrive. A page without a shop may have no
 * styles for a cart yet. Returns what ends it.
 */
export function openCartInPlace(root: Document, styles: readonly string[]): () => void {
  const listening = new AbortController();
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a.site-cart');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || OWN_PAGES.test(location.pathname)) return;
      event.preventDefault();
      Promise.all([
        import('./mini-cart.ts'),
        import('#browser/page/whole-styles.ts').then(({ wholeStyles }) => wholeStyles(styles)),
      ])
        .then(([{ openMiniCart }]) => openMiniCart())
        .catch(() => location.assign(link.href));
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    root.querySelector('.mini-cart')?.remove();
  };
}
