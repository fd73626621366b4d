import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'share',
  title: 'Share buttons',
  kind: 'Links',
  summary: 'Lets visitors pass a page on.',
  lead: 'Plain links: nothing is loaded from elsewhere, and nobody is told before somebody presses one.',
  picture: 'bowl',
  examples: [
    { name: 'The usual', about: 'With a button to copy the address.', blocks: below('share', {}) },
    {
      name: 'Few',
      about: 'Only what your readers use.',
      blocks: below('share', {
        label: 'Tell somebody',
        whatsapp: true,
        email: true,
        facebook: false,
        linkedin: false,
        copy: false,
      }),
    },
  ],
};

export default [page];
