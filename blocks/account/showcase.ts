import { beside, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'account',
  title: 'Account link',
  kind: 'Links',
  summary: 'The way to log in and to an account.',
  lead: 'Where customers see their orders and addresses. Whoever is not logged in is asked first.',
  picture: 'stairs',
  examples: [
    {
      name: 'Link and button',
      about: 'With words of your own.',
      blocks: beside('account', {}, { label: 'Your orders', look: 'button' }),
    },
  ],
};

export default [page];
