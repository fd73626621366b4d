import type { Block, PageBody, Section } from './page.ts';

export interface FoundBlock {
  section: Section;
  sectionIndex: number;
  block: Block;
  index: number;
}

export function findSection(body: PageBody, id: string): Section | undefined {
  return body.sections.find((section) => section.id === id);
}

export function findBlock(body: PageBody, id: string): FoundBlock | undefined {
  for (const [sectionIndex, section] of body.sections.entries()) {
    const index = section.blocks.findIndex((block) => block.id === id);
    const block = section.blocks[index];
    if (block) return { section, sectionIndex, block, index };
  }
  return undefined;
}

/** In the order of the page, whatever order the ids come in. Unknown ids are left out. */
export function findBlocks(body: PageBody, ids: readonly string[]): Block[] {
  const wanted = new Set(ids);
  return body.sections.flatMap(({ blocks }) => blocks.filter(({ id }) => wanted.has(id)));
}

/** The same list when nothing in it changed: what is drawn from it need not be drawn again. */
export function mapSame<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

export function changeSection(body: PageBody, id: string, change: (section: Section) => Section): PageBody {
  return changeSections(body, (section) => (section.id === id ? change(section) : section));
}

export function changeSections(body: PageBody, change: (section: Section) => Section): PageBody {
  return withSections(body, mapSame(body.sections, change));
}

export function withSections(body: PageBody, sections: Section[]): PageBody {
  const isSame =
    sections.length === body.sections.length &&
    sections.every((section, index) => section === body.sections[index]);
  return isSame ? body : { ...body, sections };
}

/** Each block of the page through `change`; sections without a changed block stay the same objects. */
export function changeBlocks(body: PageBody, change: (block: Block) => Block): PageBody {
  return changeSections(body, (section) => withBlocks(section, mapSame(section.blocks, change)));
}

export function withBlocks(section: Section, blocks: Block[]): Section {
  return blocks === section.blocks ? section : { ...section, blocks };
}
