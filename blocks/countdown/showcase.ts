import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'countdown',
  title: 'Countdown',
  kind: 'Figures',
  summary: 'How long it is until something begins.',
  lead: 'Counts down to a moment, the same one for everybody wherever they are. Before any script runs, and without one, the date itself stands there.',
  picture: 'night',
  examples: [
    {
      name: 'As it comes',
      about: 'Days, hours, minutes and seconds.',
      blocks: below('countdown', { until: '2030-01-01T00:00:00.000Z', title: 'Until the new decade' }),
    },
    {
      name: 'Large, without seconds',
      about: 'Calmer, and the only thing in its section.',
      tone: 'ink',
      blocks: below('countdown', { until: '2030-01-01T00:00:00.000Z', hasSeconds: false, size: 'large' }),
    },
    {
      name: 'Afterwards',
      about: 'When the moment has come, your own words stand there.',
      blocks: below('countdown', { until: '2020-01-01T00:00:00.000Z', ended: 'The doors are open.' }),
    },
  ],
};

export default [page];
