import type { SubjectKind } from '#core/experiments/subject.ts';
import type { SubjectView } from '#contract/experiments.ts';

type About = Pick<SubjectView, 'subject' | 'title' | 'path' | 'section'>;

/** How each kind of thing that can be compared is called, and where it is edited. */
export const SUBJECTS: Readonly<
  Record<
    SubjectKind,
    {
      group: string;
      nameOf: (about: About) => string;
      /** Below the admin's address. */
      editedAt: (about: About) => string;
      overtaken: string;
      /** What happens to it when an experiment is deleted. */
      stays: string;
    }
  >
> = {
  page: {
    group: 'Pages',
    nameOf: ({ title, path }) => title || path,
    editedAt: ({ subject }) => (subject.kind === 'page' ? `/pages/${subject.pageId}` : '/pages'),
    overtaken: 'The page was published meanwhile, so visitors get that version.',
    stays: 'The page stays as it is.',
  },
  section: {
    group: 'Sections',
    nameOf: ({ title, path, section }) => `${title || path}: ${section}`,
    editedAt: ({ subject }) => (subject.kind === 'section' ? `/pages/${subject.pageId}` : '/pages'),
    overtaken: 'The page was published meanwhile, so visitors get that version.',
    stays: 'The section stays as it is.',
  },
  style: {
    group: 'Site',
    nameOf: () => 'Site style',
    editedAt: () => '/design',
    overtaken: 'The style was published meanwhile, so visitors get that version.',
    stays: 'The style stays as it is.',
  },
};

export const nameOf = (about: About) => SUBJECTS[about.subject.kind].nameOf(about);
