import { changeSection } from '../find.ts';
import { MAX_SECTIONS, type PageBody, type Section, type SectionStyle } from '../page.ts';
import { clamp } from '../place.ts';
import { exceedsLimit } from '../../limits.ts';
import { movedTo } from '../../moved-to.ts';
import { refuse, type Refusal } from '../refusal.ts';

export const TOO_MANY_SECTIONS = `A page can hold at most ${MAX_SECTIONS} sections.`;

/** Adds a section before the one at `index`; an index past the end adds it last. */
export function insertSection(
  body: PageBody,
  change: { section: Section; index: number },
): PageBody | Refusal {
  const { length } = body.sections;
  if (exceedsLimit({ before: length, after: length + 1, limit: MAX_SECTIONS }))
    return refuse(TOO_MANY_SECTIONS);
  return { ...body, sections: body.sections.toSpliced(clamp(change.index, 0, length), 0, change.section) };
}

/** Moves a section so that it is the one at `index` afterwards. */
export function moveSection(body: PageBody, change: { id: string; index: number }): PageBody {
  const from = body.sections.findIndex(({ id }) => id === change.id);
  const index = clamp(change.index, 0, body.sections.length - 1);
  if (from === -1 || from === index) return body;
  return { ...body, sections: movedTo(body.sections, from, index) };
}

export function removeSection(body: PageBody, change: { id: string }): PageBody {
  const sections = body.sections.filter(({ id }) => id !== change.id);
  return sections.length === body.sections.length ? body : { ...body, sections };
}

/** Puts a section back as an earlier version of the page has it: in its place, or where it used to follow. */
export function bringBackSection(
  body: PageBody,
  change: { id: string; earlier: PageBody },
): PageBody | Refusal {
  const was = change.earlier.sections.findIndex(({ id }) => id === change.id);
  const section = change.earlier.sections[was];
  if (!section) return body;
  const here = body.sections.findIndex(({ id }) => id === change.id);
  if (here !== -1) return { ...body, sections: body.sections.with(here, section) };
  const before = new Set(change.earlier.sections.slice(0, was).map(({ id }) => id));
  const index = body.sections.findLastIndex(({ id }) => before.has(id)) + 1;
  return insertSection(body, { section, index });
}

/** The copy follows its original. `newId` is asked for the section, then for each of its blocks. */
export function duplicateSection(
  body: PageBody,
  change: { id: string; newId: () => string },
): PageBody | Refusal {
  const index = body.sections.findIndex(({ id }) => id === change.id);
  const section = body.sections[index];
  if (!section) return body;
  return insertSection(body, { section: copySection(section, change.newId), index: index + 1 });
}

export function copySection(section: Section, newId: () => string): Section {
  return {
    ...section,
    id: newId(),
    blocks: section.blocks.map((block) => ({ ...block, id: newId() })),
  };
}

/** Sets some of a section's style: colours, height, background, name, hidden … */
export function setSectionStyle(
  body: PageBody,
  change: { id: string; style: Partial<SectionStyle> },
): PageBody {
  return changeSection(body, change.id, (section) => {
    const names = Object.keys(change.style) as (keyof SectionStyle)[];
    const isSame = names.every((name) => Object.is(section.style[name], change.style[name]));
    return isSame ? section : { ...section, style: { ...section.style, ...change.style } };
  });
}
