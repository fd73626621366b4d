import { request } from '../http/request.ts';

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Loaded by pages that use parts of other drawings. Where a browser did not draw one, the part is fetched from this
 * site and put into the page, without anything in it that could run.
 */
export async function drawOutsideParts(uses: Iterable<SVGUseElement>): Promise<void> {
  const missing = [...uses].filter((use) => !isDrawn(use));
  const files = new Map<string, Promise<Document | undefined>>();
  await Promise.all(
    missing.map(async (use) => {
      const address = new URL(
        use.getAttribute('href') ?? use.getAttributeNS(XLINK, 'href') ?? '',
        location.href,
      );
      if (address.origin !== location.origin) return;
      const file = address.pathname + address.search;
      const coming = files.get(file) ?? load(file);
      files.set(file, coming);
      const id = decodeURIComponent(address.hash.slice(1));
      const part = id === '' ? undefined : (await coming)?.getElementById(id);
      if (!part || !use.isConnected) return;
      if (!document.getElementById(id)) keep(part);
      use.removeAttributeNS(XLINK, 'href');
      use.setAttribute('href', `#${id}`);
    }),
  );
}

function isDrawn(use: SVGUseElement): boolean {
  const { width, height } = use.getBBox();
  return width > 0 || height > 0;
}

async function load(file: string): Promise<Document | undefined> {
  try {
    const answer = await request('GET', file);
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'image/svg+xml') : undefined;
  } catch {
    return undefined;
  }
}

/** The page's own drawing of parts, which itself is not shown. */
function keep(part: Element): void {
  const copy = document.importNode(part, true);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    if (/^(?:script|foreignObject|iframe)$/i.test(element.localName)) element.remove();
    for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
  }
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.style.cssText = 'position:absolute;width:0;height:0';
  drawing.append(copy);
  document.body.prepend(drawing);
}
