import { heading, index, picture, text, to } from '../../drafts.ts';
import { at, type BlockDraft, type PageDraft, type SectionDraft } from '../../template.ts';
import { pictures } from '../pictures/index.ts';
import { numberOf, PROJECTS, type Project } from '../projects.ts';

/** Where the covers hang: wide and narrow, left and right, never two rows alike. */
const WALL = [
  { place: at(1, 15, 1), ratio: 'landscape' },
  { place: at(17, 8, 1), ratio: 'landscape' },
  { place: at(1, 8, 2), ratio: 'landscape' },
  { place: at(10, 15, 2), ratio: 'landscape' },
  { place: at(1, 11, 3), ratio: 'landscape' },
  { place: at(14, 11, 3), ratio: 'landscape' },
  { place: at(1, 8, 4), ratio: 'portrait' },
  { place: at(10, 15, 4), ratio: 'landscape' },
] as const;

const projects: PageDraft = {
  title: 'Projects',
  path: '/projects',
  description: 'Eight projects of Osei Brandt: houses, a library, a chapel, a school, a bridge one lives in.',
  shareImage: 'picture:library-elevation',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 16), 'Projects', { level: 1, size: 'display' }, { phone: at(1, 8, 1) }),
        text(at(19, 6), '01–08\n2016–2024', 'small', { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Wall',
      variant: 'wall',
      space: 'small',
      blocks: PROJECTS.map((project, i): BlockDraft => {
        const { place, ratio } = WALL[i % WALL.length] ?? WALL[0];
        return picture(place, project.pictures[0], {
          ratio,
          title: project.name,
          note: `${numberOf(project)} ${project.place} ${project.year}`,
          to: to(`/projects/${project.slug}`),
          ...(i < 2 && { eager: 'first' as const }),
        });
      }),
    },
  ],
};

function projectPage(project: Project, next: Project): PageDraft {
  const [cover] = project.pictures;
  return {
    title: project.name,
    path: `/projects/${project.slug}`,
    description: `${project.name}, ${project.place}, ${project.year}. ${project.lead}`,
    shareImage: `picture:${cover}`,
    sections: [
      {
        name: 'Project',
        variant: 'project',
        space: 'small',
        blocks: [
          text(at(1, 6), numberOf(project), 'large', { phone: at(1, 8, 1) }),
          heading(at(7, 12), project.name, { level: 1 }, { phone: at(1, 8, 2) }),
          text(at(19, 6), `${project.kind}\n${project.place}\n${project.year}`, 'small', {
            phone: at(1, 8, 3),
          }),
        ],
      },
      { ...plate(cover), name: 'Plate' },
      {
        name: 'Words',
        variant: 'words',
        blocks: [
          heading(at(1, 14), project.lead, { size: 'large' }),
          index(at(1, 6, 2), project.facts),
          text(at(9, 7, 2), project.words[0]),
          text(at(17, 7, 2), project.words[1]),
        ],
      },
      ...sequence(project),
      {
        name: 'Next',
        variant: 'next',
        tone: 'ink',
        blocks: [
          text(at(1, 24), `Next, ${numberOf(next)}`, 'small'),
          text(at(1, 24, 2), `[${next.name}](/projects/${next.slug})`, 'large'),
        ],
      },
    ],
  };
}

function plate(name: string): SectionDraft {
  return {
    variant: 'plate',
    width: 'full',
    space: 'none',
    blocks: [picture(at(1, 24), name, { ratio: 'wide', eager: 'first' })],
  };
}

/** Upright pictures stand on the column of the words; the others run from edge to edge. */
function sequence(project: Project): SectionDraft[] {
  return project.pictures.slice(1).map((name) =>
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

export const projectPages: readonly PageDraft[] = [
  projects,
  ...PROJECTS.map((project, i) => projectPage(project, PROJECTS[(i + 1) % PROJECTS.length] ?? project)),
];
