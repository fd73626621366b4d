import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'logo',
  title: 'Logo',
  kind: 'Links',
  summary: 'The sign of the site, leading home.',
  lead: 'Shows the logo of the site, or its title where it has none. In a footer it is a quiet way back.',
  picture: 'arches',
  examples: [
    { name: 'The title', about: 'This site has no logo.', blocks: below('logo', {}) },
    {
      name: 'A picture of its own',
      about: 'As wide as you say.',
      blocks: below('logo', { image: 'picture:jar', width: 120 }),
    },
  ],
};

export default [page];
