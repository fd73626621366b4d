import { below, type ShowcasePage } from '../kit/showcase.ts';

/** The member area that the manual has to show. */
export const SAMPLE_MEMBER_AREA = 'theworkshopdooriskeptshu';

const memberArea = SAMPLE_MEMBER_AREA;

const page: ShowcasePage = {
  type: 'member-area',
  title: 'Member area',
  kind: 'Shop',
  summary: 'What members get, how to join, and the way in.',
  lead: 'Put pages into a member area and say here what is behind the door. Members log in and read on; everybody else is shown how to join.',
  picture: 'stairs',
  examples: [
    {
      name: 'With everything',
      about: 'Name, description, a button for each product that gives access, and the way in.',
      blocks: below('member-area', { memberArea }),
    },
    {
      name: 'Only the way in',
      about: 'Where the page around it has said everything.',
      tone: 'tint',
      blocks: below('member-area', { memberArea, showTitle: false, showOffers: false, align: 'center' }),
    },
  ],
};

export default [page];
