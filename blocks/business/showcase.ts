import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'business',
  title: 'Business details',
  kind: 'Links',
  summary: 'Who you are and how to reach you, typed once.',
  lead: 'Comes from Settings → Business information. Change it there, and every page and the footer change too.',
  picture: 'arches',
  examples: [
    {
      name: 'Everything',
      about: 'What is empty in the settings is left out.',
      blocks: below('business', {}),
    },
    {
      name: 'The name alone',
      about: 'As large as a heading, for a footer.',
      blocks: below('business', { address: false, phone: false, email: false, hours: false, size: 'large' }),
    },
    {
      name: 'Opening hours',
      about: 'Days with the same hours share a line.',
      blocks: below('business', { name: false, address: false, phone: false, email: false, size: 'small' }),
    },
  ],
};

export default [page];
