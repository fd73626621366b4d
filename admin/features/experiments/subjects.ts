import type { SubjectKind } from '#core/experiments/subject.ts';
import type { SubjectView } from '#contract/experiments.ts';
import { say } from './words.ts';

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
    group: say('pages'),
    nameOf: ({ title, path }) => title || path,
    editedAt: ({ subject }) => (subject.kind === 'page' ? `/pages/${subject.pageId}` : '/pages'),
    overtaken: say('thePageWasPublished'),
    stays: say('thePageStaysAs'),
  },
  section: {
    group: say('sections'),
    nameOf: ({ title, path, section }) => `${title || path}: ${section}`,
    editedAt: ({ subject }) => (subject.kind === 'section' ? `/pages/${subject.pageId}` : '/pages'),
    overtaken: say('thePageWasPublished'),
    stays: say('theSectionStaysAs'),
  },
  style: {
    group: say('site'),
    nameOf: () => say('siteStyle'),
    editedAt: () => '/design',
    overtaken: say('theStyleWasPublished'),
    stays: say('theStyleStaysAs'),
  },
};

export const nameOf = (about: About) => SUBJECTS[about.subject.kind].nameOf(about);
