import { below, type ShowcasePage } from '../kit/showcase.ts';

const to = (href: string) => ({ href, newWindow: false });

const page: ShowcasePage = {
  type: 'navigation',
  title: 'Navigation',
  kind: 'Links',
  summary: 'The menu once more, or links of your own.',
  lead: 'For footers and long pages: it follows the menu of the site, or holds links of its own.',
  picture: 'stairs',
  examples: [
    {
      name: 'In a row',
      about: 'Links of its own.',
      blocks: below('navigation', {
        from: 'own',
        label: 'Read on',
        links: [
          { title: 'Notes', to: to('/notes') },
          { title: 'All blocks', to: to('/') },
          { title: 'Search', to: to('/blocks/search') },
        ],
      }),
    },
    {
      name: 'The menu',
      about: 'Below each other, folders open.',
      blocks: below('navigation', { from: 'main', direction: 'column', label: 'Menu of the site' }),
    },
  ],
};

export default [page];
