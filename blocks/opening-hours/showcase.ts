import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'opening-hours',
  title: 'Opening hours',
  kind: 'Figures',
  summary: 'When you are open, and whether you are open now.',
  lead: 'The hours come from Settings → Business information. Whether you are open now is told by the clock of your own place, wherever the visitor is.',
  picture: 'arches',
  examples: [
    {
      name: 'Table',
      about: 'All days, with whether you are open now above them.',
      blocks: below('opening-hours', { note: 'Closed on public holidays.' }),
    },
    {
      name: 'Headline',
      about: 'For the top of a page.',
      tone: 'tint',
      blocks: below('opening-hours', { look: 'large', hasDays: false }),
    },
    { name: 'Days alone', about: 'Needs no script.', blocks: below('opening-hours', { hasState: false }) },
  ],
};

export default [page];
