import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'time-since',
  title: 'Time since',
  kind: 'Figures',
  summary: 'How long ago something was, always true.',
  lead: 'Says how long ago a day was and goes on counting while the page is open. Without scripts the day itself stands there.',
  picture: 'night',
  examples: [
    {
      name: 'In a sentence',
      about: 'With words around it.',
      blocks: below('time-since', { since: '2019-04-06T09:00:00.000Z', before: 'We opened', after: '.' }),
    },
  ],
};

export default [page];
