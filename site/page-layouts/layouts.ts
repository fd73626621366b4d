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
    summary: 'Who you are, how it began, whom people meet.',
    title: 'About',
    kind: 'page',
    sections: ['hero-wide-title', 'words-side-title', 'words-timeline', 'team-round', 'invitation-band'],
  },
  {
    id: 'contact',
    name: 'Contact',
    summary: 'A form, the address, the hours, a map.',
    title: 'Contact',
    kind: 'page',
    sections: ['form-and-facts', 'contact-map-banner', 'questions-side'],
  },
  {
    id: 'pricing',
    name: 'Pricing',
    summary: 'Plans, what is in which, and what people ask.',
    title: 'Pricing',
    kind: 'page',
    sections: ['pricing-plans', 'comparison-table', 'testimonials-one-at-a-time', 'questions-faq'],
  },
  {
    id: 'faq',
    name: 'FAQ',
    summary: 'Questions with answers, and whom to ask the rest.',
    title: 'Questions',
    kind: 'page',
    sections: ['questions-faq', 'questions-faq-columns', 'contact-line'],
  },
  {
    id: 'services',
    name: 'Services',
    summary: 'What you do, how it goes, what it costs.',
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
    summary: 'One work, in pictures and few words.',
    title: 'Project',
    kind: 'page',
    sections: ['hero-wide-title', 'words-with-picture', 'gallery-columns', 'voices-one', 'contact-line'],
  },
  {
    id: 'event',
    name: 'Event',
    summary: 'What happens, when, who is there, how to get there.',
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
    summary: 'One thing, why it is good, what others say, the price.',
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
    summary: 'Counts down, and takes addresses.',
    title: 'Coming soon',
    kind: 'splash',
    sections: ['soon-newsletter'],
  },
  {
    id: 'link-in-bio',
    name: 'Link in bio',
    summary: 'A face, a name and a column of links.',
    title: 'Links',
    kind: 'splash',
    sections: ['links-column'],
  },
  {
    id: 'press',
    name: 'Press',
    summary: 'What was written, numbers, pictures to use, whom to call.',
    title: 'Press',
    kind: 'page',
    sections: ['words-large', 'numbers-four', 'voices-papers', 'gallery-columns', 'contact-index'],
  },
];
