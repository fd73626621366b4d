import type { Page } from '@playwright/test';

/**
 * Gives a page to the browser's parser tag by tag, as a slow device may paint it, and tells how far each thing on the
 * screen moves that way, counted as layout shift: share of the screen × share of its length. Nothing is painted
 * before the element that the page itself waits for.
 */
export async function movedWhileRead(
  page: Page,
  url: string,
  html: string,
): Promise<Readonly<Record<string, number>>> {
  const isDocument = (address: URL) => address.href === new URL(url).href;
  await page.route(isDocument, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(url);
  await page.unroute(isDocument);
  return page.evaluate(readBitByBit, html.replaceAll(/<script[^]*?<\/script>/g, ''));
}

async function readBitByBit(html: string): Promise<Record<string, number>> {
  const [head = '', body = ''] = html.split('</head>');
  document.open();
  document.write(`${head}</head>`);
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      async (link) =>
        link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve, { once: true })),
    ),
  );
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));

  const awaited = document.querySelector('link[rel=expect]')?.getAttribute('href') ?? 'body';
  const places = new Map<Element, DOMRect>();
  const moved: Record<string, number> = {};
  for (const part of body.split(/(?=<[a-z])/)) {
    document.write(part);
    if (!document.querySelector(awaited)) continue;
    // What comes after the first screens is not seen while it is read.
    if (document.documentElement.scrollHeight > 3 * innerHeight) break;
    look();
  }
  document.close();
  return moved;

  function look() {
    for (const element of document.querySelectorAll('.site-header *, main *')) {
      const place = element.getBoundingClientRect();
      if (!isSeen(element, place)) continue;
      const before = places.get(element) ?? place;
      places.set(element, place);
      const distance = Math.max(Math.abs(place.x - before.x), Math.abs(place.y - before.y));
      if (distance < 1) continue;
      const name = `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`;
      moved[name] = (moved[name] ?? 0) + (areaOf(before, place) * distance) / innerHeight;
    }
  }

  /** Of the screen, over both places. */
  function areaOf(one: DOMRect, other: DOMRect) {
    const left = Math.max(0, Math.min(one.left, other.left));
    const top = Math.max(0, Math.min(one.top, other.top));
    const right = Math.min(innerWidth, Math.max(one.right, other.right));
    const bottom = Math.min(innerHeight, Math.max(one.bottom, other.bottom));
    return ((right - left) * Math.max(0, bottom - top)) / (innerWidth * innerHeight);
  }

  function isSeen(element: Element, { width, height, top }: DOMRect) {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isPainted = hasWords || element.matches('img, video, svg, button, input');
    return isPainted && width > 0 && height > 0 && top < innerHeight && element.checkVisibility();
  }
}
