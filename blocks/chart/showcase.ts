import { MONTHS } from '../table/showcase.ts';
import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'chart',
  title: 'Chart',
  kind: 'Figures',
  summary: 'Bars, a line or a pie from a small table.',
  lead: 'The first column names, the others count. Numbers can be read as a table too, which is what screen readers do.',
  picture: 'hills',
  examples: [
    {
      name: 'Bars',
      about: 'To compare.',
      blocks: below('chart', { kind: 'bar', caption: 'Visitors and readers', data: MONTHS }),
    },
    {
      name: 'Line',
      about: 'To see where it goes.',
      blocks: below('chart', { kind: 'line', caption: 'Visitors and readers', data: MONTHS }),
    },
    {
      name: 'Pie',
      about: 'For parts of a whole, and few of them.',
      blocks: below('chart', {
        kind: 'pie',
        caption: 'Where readers come from',
        unit: 'readers',
        data: {
          columns: ['From', 'Readers'],
          rows: [
            ['Search', '412'],
            ['Friends', '236'],
            ['Feeds', '128'],
            ['Elsewhere', '64'],
          ],
        },
      }),
    },
  ],
};

export default [page];
