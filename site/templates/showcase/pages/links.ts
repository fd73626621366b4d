import { below, type ManualPage } from '../manual.ts';

const to = (href: string) => ({ href, newWindow: false });

export const share: ManualPage = {
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

const PLACES = [
  { service: 'phone', to: to('tel:+441632960114') },
  { service: 'website', to: to('/notes') },
  { service: 'email', to: to('mailto:hello@example.com') },
];

export const socialIcons: ManualPage = {
  type: 'social-icons',
  title: 'Social icons',
  kind: 'Links',
  summary: 'Where else people find you.',
  lead: 'Links to your other places, as signs, as words or as both. Signs are read out by their names.',
  picture: 'jar',
  examples: [
    { name: 'Icons', about: 'Small and quiet.', blocks: below('social-icons', { links: PLACES }) },
    {
      name: 'Icons and words',
      about: 'When there is room.',
      blocks: below('social-icons', { links: PLACES, look: 'both', size: 'large' }),
    },
    {
      name: 'Words',
      about: 'Never misread.',
      blocks: below('social-icons', { links: PLACES, look: 'words' }),
    },
  ],
};

export const logo: ManualPage = {
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

export const navigation: ManualPage = {
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
