import { below, type ShowcasePage } from '../kit/showcase.ts';

const logos = ['jar', 'bowl', 'cup', 'arches', 'hills'].map((name) => ({ image: `picture:${name}` }));

const page: ShowcasePage = {
  type: 'logos',
  title: 'Logo wall',
  kind: 'Pictures',
  summary: 'Logos of customers, partners or the press.',
  lead: 'Logos of every shape, all of one height. In grey they keep the page’s own colours; pointed at, they show theirs.',
  picture: 'jar',
  examples: [
    { name: 'Grey until pointed at', about: 'Quiet, five in a row.', blocks: below('logos', { logos }) },
    {
      name: 'With lines',
      about: 'In their own colours, four in a row.',
      blocks: below('logos', { logos: logos.slice(0, 4), look: 'grid', colour: 'own', columns: 4 }),
    },
  ],
};

export default [page];
