import type { PageBody } from '#core/page/page.ts';
import { makeSheet } from '../../kit/make-sheet.ts';
import { READY_MARK } from './ready-mark.ts';
import canvasCss from './canvas.css?inline';
import { makeMarks, type Marks } from './marks.ts';
import marksCss from './marks.css?inline';
import overlayCss from './overlay.css?inline';

/** The page in the frame, opened for editing. */
export interface FramePage {
  window: Window & typeof globalThis;
  document: Document;
  /** Where the sections stand. */
  main: HTMLElement;
  /** Where outlines and tools are drawn, out of reach of the site's own styles. */
  overlay: ShadowRoot;
  /** What shows during a movement. */
  marks: Marks;
  /** Where copies of dragged blocks fly, with the site's styles. */
  ghosts: HTMLElement;
  close(): void;
}

/** What of a page is edited: its own sections, the footer it shares with all others, or what surrounds all items of a kind. */
export type Area = 'page' | 'footer' | 'itemPage';
const ROOTS: Readonly<Record<Area, string>> = {
  page: 'main#content',
  footer: '.site-footer',
  itemPage: 'article.item',
};

/** An item's own sections stand inside of what its kind puts around them. */
function rootOf(document: Document, area: Area): HTMLElement | null {
  const inner = area === 'page' ? document.querySelector<HTMLElement>('[data-canvas]') : null;
  return inner ?? document.querySelector<HTMLElement>(ROOTS[area]);
}

/** Makes a loaded page ready to be edited; undefined when it is not a page with sections. */
export function openFramePage(document: Document, area: Area): FramePage | undefined {
  const main = rootOf(document, area);
  const window = document.defaultView;
  if (!main || !window) return undefined;
  const host = document.createElement('plinth-editor');
  const ghosts = document.createElement('plinth-ghosts');
  ghosts.setAttribute('aria-hidden', 'true');
  const overlay = host.attachShadow({ mode: 'open' });
  overlay.adoptedStyleSheets = [makeSheet(window, overlayCss), makeSheet(window, marksCss)];
  const sheet = makeSheet(window, canvasCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.append(ghosts, host);
  document.documentElement.dataset.editing = '';
  main.dataset.canvas = area;
  return {
    window,
    document,
    main,
    overlay,
    marks: makeMarks(overlay),
    ghosts,
    close() {
      host.remove();
      ghosts.remove();
      delete document.documentElement.dataset.editing;
      delete main.dataset.canvas;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** The mark by which measurements and journeys know that one can begin. */
export function markReady({ document }: FramePage): void {
  document.documentElement.dataset.editing = 'ready';
  performance.mark(READY_MARK);
}

/** Takes the server's rules for these blocks away: from now on the canvas says where they stand. */
export function dropServedPlacement({ document }: FramePage, body: PageBody): void {
  const selectors = new Set(body.sections.flatMap(({ blocks }) => blocks.map(({ id }) => `#b${id}`)));
  for (const sheet of document.styleSheets) {
    // Style sheets from elsewhere keep their rules to themselves, and place no blocks.
    if (sheet.href !== null) continue;
    for (const rule of sheet.cssRules) {
      if (!('cssRules' in rule)) continue;
      const group = rule as CSSGroupingRule;
      for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
        const inner = group.cssRules[index];
        if (inner && 'selectorText' in inner && selectors.has(String(inner.selectorText)))
          group.deleteRule(index);
      }
    }
  }
}
