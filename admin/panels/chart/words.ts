import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/chart', {
  range: 'Range',
  from: 'From',
  to: 'To',
  nothingInThisPeriod: 'Nothing in this period.',
  most: 'Most: {value} ({at}); before: {before} ({earlier}).',
  here: '{at}: {value}; before, {earlier}: {before}.',
  figures: 'Figures',
  day: 'Day',
  month: 'Month',
  before: 'Before',
});
