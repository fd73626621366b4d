import { below, type ShowcasePage } from '../kit/showcase.ts';

const to = (href: string) => ({ href, newWindow: false });

const PLACES = [
  { service: 'phone', to: to('tel:+441632960114') },
  { service: 'website', to: to('/notes') },
  { service: 'email', to: to('mailto:hello@example.com') },
];

const page: ShowcasePage = {
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
    {
      name: 'From the settings',
      about: 'The profiles of Settings → Business information, recognised by their address.',
      blocks: below('social-icons', { from: 'settings', look: 'both' }),
    },
  ],
};

export default [page];
