import { phonePlaces } from '#core/page/phone-place.ts';
import type { PageBody, Section } from '#core/page/page.ts';
import type { Breakpoint } from '#core/page/place.ts';
import type { Box, GridShape } from '../grid/shape.ts';

/** Reads where everything stands. Done once at the start of a movement, never while it lasts. */
export function measureGrids(main: HTMLElement, body: PageBody, breakpoint: Breakpoint): GridShape[] {
  return body.sections.flatMap((section) => measureGrid(main, section, breakpoint) ?? []);
}

function measureGrid(main: HTMLElement, section: Section, breakpoint: Breakpoint): GridShape | undefined {
  const element = sectionElement(main, section.id);
  const grid = element?.querySelector<HTMLElement>(':scope > .grid');
  const view = main.ownerDocument.defaultView;
  if (!element || !grid || !view) return undefined;
  const style = view.getComputedStyle(grid);
  const { left, top } = pageBox(grid);
  const columns = tracks(style.gridTemplateColumns);
  const rowGap = Number.parseFloat(style.rowGap) || 0;
  let y = top;
  const rows = (section.blocks.length === 0 ? [] : tracks(style.gridTemplateRows)).map((height) => {
    const row = { top: y, bottom: y + height };
    y += height + rowGap;
    return row;
  });
  const places = breakpoint === 'phone' ? phonePlaces(section.blocks) : undefined;
  return {
    sectionId: section.id,
    section: pageBox(element),
    left,
    top,
    columns: columns.length,
    columnWidth: columns[0] ?? 0,
    columnGap: Number.parseFloat(style.columnGap) || 0,
    rows,
    blocks: section.blocks.flatMap(({ id, place }) => {
      const block = blockElement(main, id);
      return block ? [{ id, place: places?.get(id) ?? place.base, box: pageBox(block) }] : [];
    }),
  };
}

function tracks(list: string): number[] {
  return list
    .split(' ')
    .map((size) => Number.parseFloat(size))
    .filter((size) => Number.isFinite(size));
}

export function pageBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  return { left: left + (view?.scrollX ?? 0), top: top + (view?.scrollY ?? 0), width, height };
}

export function blockElement(main: HTMLElement, id: string): HTMLElement | null {
  return main.ownerDocument.getElementById(`b${id}`);
}

export function sectionElement(main: HTMLElement, id: string): HTMLElement | null {
  return main.querySelector<HTMLElement>(`:scope > [data-section-id="${id}"]`);
}

/** The block and section an element of the page belongs to. */
export function targetOf(node: EventTarget | null): { blockId?: string; sectionId?: string } {
  // Elements of the frame are made by its own window, so `instanceof` knows nothing of them.
  const element = node && 'closest' in node ? (node as Element) : null;
  const block = element?.closest('[data-canvas] .block');
  const section = element?.closest<HTMLElement>('[data-canvas] > [data-section-id]');
  return {
    ...(block?.id && { blockId: block.id.slice(1) }),
    ...(section?.dataset.sectionId !== undefined && { sectionId: section.dataset.sectionId }),
  };
}
