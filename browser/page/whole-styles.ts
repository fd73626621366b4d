let coming: Promise<void> | undefined;

/**
 * Puts the whole style sheet in the place of that part of it which stands in the page, for what is drawn here that the
 * server did not know of. Where it does not come, the page stays as it is.
 */
export function wholeStyles(files: readonly string[]): Promise<void> {
  coming ??= fetchStyles(files);
  return coming;
}

async function fetchStyles(files: readonly string[]): Promise<void> {
  const part = document.querySelector('style[data-part="shared"]');
  if (!part) return;
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  const came = Promise.all(
    links.map(
      (link) =>
        new Promise<boolean>((tell) => {
          link.addEventListener('load', () => tell(true));
          link.addEventListener('error', () => tell(false));
        }),
    ),
  );
  part.before(...links);
  if ((await came).every(Boolean)) part.remove();
}
