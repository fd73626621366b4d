import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'manage-cookies',
  title: 'Manage cookies',
  kind: 'Code',
  summary: 'A link with which visitors change their choice about cookies.',
  lead: 'Consent can be withdrawn as easily as it was given. This link opens the cookie banner again; without one it leads to a page with the same choices.',
  picture: 'window',
  examples: [
    {
      name: 'The link',
      about: 'In the words you like, on the left, in the middle or on the right.',
      blocks: below('manage-cookies', {}, { label: 'Privacy choices', align: 'center' }),
    },
  ],
};

export default [page];
