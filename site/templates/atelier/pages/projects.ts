import { heading, index, picture, text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft, type SectionDraft } from '../../template.ts';
import { pictures } from '../pictures/index.ts';
import { numberOf, PROJECTS, type Project } from '../projects.ts';

function project(built: Project): ItemDraft {
  const [cover, ...others] = built.pictures;
  return {
    title: built.name,
    slug: built.slug,
    publishAt: `${built.year}-06-01T08:00:00.000Z`,
    thumbnail: `picture:${cover}`,
    values: {
      excerpt: built.lead,
      description: `${built.name}, ${built.place}, ${built.year}. ${built.lead}`,
      custom: { no: numberOf(built), use: built.kind, place: built.place, year: built.year },
    },
    sections: [
      {
        name: 'Words',
        variant: 'words',
        blocks: [
          heading(at(1, 14), built.lead, { size: 'large' }),
          index(at(1, 6, 2), built.facts),
          text(at(9, 7, 2), built.words[0]),
          text(at(17, 7, 2), built.words[1]),
        ],
      },
      ...sequence(others),
    ],
  };
}

/** Upright pictures stand on the column of the words; the others run from edge to edge. */
function sequence(names: readonly string[]): SectionDraft[] {
  return names.map((name) =>
    isUpright(name)
      ? { variant: 'upright', space: 'none', blocks: [picture(at(9, 12), name, { ratio: 'portrait' })] }
      : {
          variant: 'plate',
          width: 'full',
          space: 'none',
          blocks: [picture(at(1, 24), name, { ratio: 'wide' })],
        },
  );
}

function isUpright(name: string): boolean {
  return pictures.some((drawn) => drawn.name === name && drawn.height > drawn.width);
}

/** The index of what was built: a dense list, and a page for each. */
export const projects: CollectionDraft = {
  kind: 'portfolio',
  title: 'Projects',
  path: '/projects',
  values: {
    layout: 'table',
    order: 'newest',
    itemName: 'project',
    showExcerpt: false,
    showRelated: false,
    comments: false,
    intro: 'Eight projects 2016–2024',
    description: 'Eight projects of %name%: houses, a library, a chapel, a school, a bridge one lives in.',
    shareImage: 'picture:library-elevation',
    fields: [
      { key: 'no', label: 'No.', inList: true },
      { key: 'use', label: 'Use', inList: true },
      { key: 'place', label: 'Place', inList: true },
      { key: 'year', label: 'Year', inList: true },
    ],
  },
  items: PROJECTS.map(project),
};
