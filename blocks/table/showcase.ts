import { below, type ShowcasePage } from '../kit/showcase.ts';

export const MONTHS = {
  columns: ['Month', 'Visitors', 'Readers'],
  rows: [
    ['January', '1,240', '310'],
    ['February', '1,480', '402'],
    ['March', '1,310', '390'],
    ['April', '1,890', '611'],
    ['May', '2,260', '734'],
    ['June', '2,140', '702'],
  ],
};

const page: ShowcasePage = {
  type: 'table',
  title: 'Table',
  kind: 'Figures',
  summary: 'Rows and columns, typed or pasted.',
  lead: 'For sizes, hours and prices. Columns of numbers line up by themselves; on a narrow screen the table is pushed along.',
  picture: 'window',
  examples: [
    {
      name: 'Lines',
      about: 'The first column names the rows.',
      blocks: below('table', { caption: 'Half a year of this site', data: MONTHS }),
    },
    { name: 'Stripes', about: 'For long rows.', blocks: below('table', { data: MONTHS, look: 'stripes' }) },
  ],
};

export default [page];
