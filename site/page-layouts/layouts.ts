/** A page to begin with: designed sections from top to bottom, by their ids. */
export interface PageLayout {
  id: string;
  name: string;
  summary: string;
  /** What the page is called unless its owner says otherwise. */
  title: string;
  kind: 'page' | 'splash';
  sections: readonly string[];
}

export const PAGE_LAYOUTS: readonly PageLayout[] = [
  {
    id: 'about',
    name: 'About',
    summary: 'Your story, your team and how it all began.',
    title: 'About',
    kind: 'page',
    sections: ['hero-wide-title', 'words-side-title', 'words-timeline', 'team-round', 'invitation-band'],
  },
  {
    id: 'contact',
    name: 'Contact',
    summary: 'A contact form, your address, opening hours and a map.',
    title: 'Contact',
    kind: 'page',
    sections: ['form-and-facts', 'contact-map-banner', 'questions-side'],
  },
  {
    id: 'pricing',
    name: 'Pricing',
    summary: 'Your plans side by side, with common questions.',
    title: 'Pricing',
    kind: 'page',
    sections: ['pricing-plans', 'comparison-table', 'testimonials-one-at-a-time', 'questions-faq'],
  },
  {
    id: 'faq',
    name: 'FAQ',
    summary: 'Questions and answers, and how to get in touch.',
    title: 'Questions',
    kind: 'page',
    sections: ['questions-faq', 'questions-faq-columns', 'contact-line'],
  },
  {
    id: 'services',
    name: 'Services',
    summary: 'What you offer, how it works and what it costs.',
    title: 'Services',
    kind: 'page',
    sections: [
      'opening-statement',
      'features-index',
      'features-side-tabs',
      'prices-list',
      'action-half-picture',
    ],
  },
  {
    id: 'portfolio-piece',
    name: 'Portfolio piece',
    summary: 'One project in pictures and a few words.',
    title: 'Project',
    kind: 'page',
    sections: ['hero-wide-title', 'words-with-picture', 'gallery-columns', 'voices-one', 'contact-line'],
  },
  {
    id: 'event',
    name: 'Event',
    summary: 'The programme, speakers, venue and directions.',
    title: 'Event',
    kind: 'page',
    sections: [
      'hero-running-line',
      'events-one',
      'words-day',
      'pictures-team',
      'faq-and-contact',
      'contact-map',
    ],
  },
  {
    id: 'product-landing',
    name: 'Product landing page',
    summary: 'One product: its benefits, reviews and price.',
    title: 'Product',
    kind: 'page',
    sections: [
      'hero-product',
      'pictures-logos',
      'features-picture-and-reasons',
      'features-picture-explained',
      'numbers-four',
      'testimonials-staggered',
      'pricing-two',
      'questions-centre',
      'action-newsletter',
    ],
  },
  {
    id: 'launch',
    name: 'Coming soon',
    summary: 'Collects email addresses until you launch.',
    title: 'Coming soon',
    kind: 'splash',
    sections: ['soon-newsletter'],
  },
  {
    id: 'link-in-bio',
    name: 'Link in bio',
    summary: 'Your picture, your name and a list of links.',
    title: 'Links',
    kind: 'splash',
    sections: ['links-column'],
  },
  {
    id: 'press',
    name: 'Press',
    summary: 'Press quotes, key figures, pictures and contacts.',
    title: 'Press',
    kind: 'page',
    sections: ['words-large', 'numbers-four', 'voices-papers', 'gallery-columns', 'contact-index'],
  },
];
