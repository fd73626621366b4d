import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'line',
  title: 'Line',
  kind: 'Layout',
  summary: 'A rule between two thoughts.',
  lead: 'A line parts what belongs together but not to each other. Space often does the same, more quietly.',
  picture: 'hills',
  examples: [
    {
      name: 'Styles',
      about: 'Thin, bold, dashed, dotted, double, and three dots for a pause in a story.',
      blocks: below(
        'line',
        { style: 'thin', colour: 'ink' },
        { style: 'bold', colour: 'ink' },
        { style: 'dashed', colour: 'ink' },
        { style: 'dotted', colour: 'ink' },
        { style: 'double', colour: 'ink' },
        { style: 'dots', colour: 'ink' },
      ),
    },
    {
      name: 'Widths',
      about: 'Full, half, or short, as a mark at the start of a part.',
      blocks: below(
        'line',
        { colour: 'ink' },
        { width: 'half', colour: 'ink' },
        { width: 'short', style: 'bold', colour: 'accent' },
      ),
    },
    {
      name: 'Alignment',
      about: 'A line that is not full may stand left, in the middle or right.',
      blocks: below(
        'line',
        { width: 'half', colour: 'ink' },
        { width: 'half', align: 'center', colour: 'ink' },
        { width: 'half', align: 'right', colour: 'ink' },
      ),
    },
    {
      name: 'Colours',
      about: 'The quiet colour of lines, the ink, or the accent.',
      blocks: below('line', { colour: 'line' }, { colour: 'ink' }, { colour: 'accent' }),
    },
  ],
};

export default [page];
