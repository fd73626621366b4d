import { changeSections, mapSame, withBlocks } from '../find.ts';
import type { Block, PageBody, Place } from '../page.ts';
import { placesOn } from '../phone-place.ts';
import { doOverlap, withPlace, type Breakpoint } from '../place.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Along which blocks are lined up or spread. */
type Direction = 'columns' | 'rows';

const ALIGNMENTS = {
  left: { along: 'columns', share: 0 },
  centre: { along: 'columns', share: 0.5 },
  right: { along: 'columns', share: 1 },
  top: { along: 'rows', share: 0 },
  middle: { along: 'rows', share: 0.5 },
  bottom: { along: 'rows', share: 1 },
} as const satisfies Record<string, { along: Direction; share: number }>;

export type Alignment = keyof typeof ALIGNMENTS;

/** With two there is only one space between them. */
export const MIN_DISTRIBUTED = 3;
export const WOULD_COVER = 'Like this, blocks would lie on top of each other.';

interface Group {
  ids: readonly string[];
  breakpoint: Breakpoint;
}

/**
 * Lines blocks up with the outermost of them. Columns are the same all over a page; rows are counted in each section,
 * so there each section lines up its own.
 */
export function alignBlocks(body: PageBody, change: Group & { to: Alignment }): PageBody | Refusal {
  const { along, share } = ALIGNMENTS[change.to];
  const all = body.sections.flatMap(({ blocks }) => [...placesOfGroup(blocks, change).values()]);
  return rearrange(body, change, (own) => {
    const { start, end } = boundsAlong(along === 'columns' ? all : own, along);
    return own.map((place) => {
      const room = end - start - lengthOf(place, along);
      return withStart(place, along, start + Math.round(room * share));
    });
  });
}

/** Makes the spaces between blocks of a section as equal as the grid allows; the outermost stay. */
export function distributeBlocks(body: PageBody, change: Group & { along: Direction }): PageBody | Refusal {
  const { along } = change;
  return rearrange(body, change, (own) => {
    if (own.length < MIN_DISTRIBUTED) return own;
    const { start, end } = boundsAlong(own, along);
    const order = own.toSorted((one, other) => startOf(one, along) - startOf(other, along));
    const taken = order.reduce((sum, place) => sum + lengthOf(place, along), 0);
    const space = (end - start - taken) / (order.length - 1);
    let before = start;
    const starts = new Map<Place, number>();
    for (const [index, place] of order.entries()) {
      starts.set(place, before + Math.round(space * index));
      before += lengthOf(place, along);
    }
    return own.map((place) => withStart(place, along, starts.get(place) ?? start));
  });
}

/** Gives the blocks of the group new places, section by section, unless that would lay some on others. */
function rearrange(
  body: PageBody,
  group: Group,
  arrange: (own: readonly Place[]) => readonly Place[],
): PageBody | Refusal {
  let covers = false;
  const result = changeSections(body, (section) => {
    const own = placesOfGroup(section.blocks, group);
    if (own.size === 0) return section;
    const arranged = arrange([...own.values()]);
    const places = new Map([...own.keys()].map((id, index) => [id, arranged[index]]));
    const blocks = mapSame(section.blocks, (block) => {
      const [before, after] = [own.get(block.id), places.get(block.id)];
      // Compared with where it stands: one that flows on phones gets no place of its own for staying there.
      return after && before !== after ? withPlace(block, group.breakpoint, after) : block;
    });
    covers ||= countOverlaps(blocks, group.breakpoint) > countOverlaps(section.blocks, group.breakpoint);
    return withBlocks(section, blocks);
  });
  return covers ? refuse(WOULD_COVER) : result;
}

function placesOfGroup(blocks: readonly Block[], { ids, breakpoint }: Group): Map<string, Place> {
  const wanted = new Set(ids);
  return new Map([...placesOn(blocks, breakpoint)].filter(([id]) => wanted.has(id)));
}

function countOverlaps(blocks: readonly Block[], breakpoint: Breakpoint): number {
  const places = [...placesOn(blocks, breakpoint).values()];
  return places.reduce(
    (sum, place, index) => sum + places.slice(index + 1).filter((other) => doOverlap(place, other)).length,
    0,
  );
}

function boundsAlong(places: readonly Place[], along: Direction): { start: number; end: number } {
  return {
    start: Math.min(...places.map((place) => startOf(place, along))),
    end: Math.max(...places.map((place) => startOf(place, along) + lengthOf(place, along))),
  };
}

const startOf = (place: Place, along: Direction) => (along === 'columns' ? place.column : place.row);
const lengthOf = (place: Place, along: Direction) => (along === 'columns' ? place.span : place.rows);

function withStart(place: Place, along: Direction, start: number): Place {
  if (startOf(place, along) === start) return place;
  return along === 'columns' ? { ...place, column: start } : { ...place, row: start };
}
