import type { Article } from '../article.ts';

export const START: readonly Article[] = [
  {
    id: 'first-hour',
    title: 'Your first hour',
    at: ['/'],
    also: 'begin start checklist',
    parts: [
      'A new site comes with the pages, pictures and samples of its template, and only you can see it. The list *Get ready* on Home names what is left to do and ticks itself off.',
      [
        'Press *Edit* on Home and put your own words on the home page.',
        'Choose colours and fonts under *Design*.',
        'Fill in *Business information* in the settings: address, phone and opening hours appear wherever the template shows them.',
        'Remove the samples you do not need.',
        'Press *Go live*.',
      ],
      'You can leave at any time. Everything you do is saved as a draft, and Home shows where you left off.',
    ],
  },
  {
    id: 'go-live',
    title: 'Open your site to visitors',
    at: ['/', '/settings/access'],
    also: 'launch publish private offline password coming soon',
    parts: [
      'Until you go live, visitors read that the site is coming soon.',
      [
        'Press *Go live* on Home. The dialog names what is still missing; you can go live without it.',
        'Press *Go live* again.',
      ],
      'To close the site later, go to *Settings*, then *Access*, and press *Take site offline*. There you can also ask visitors for a password.',
    ],
  },
  {
    id: 'samples',
    title: 'Remove the samples of the template',
    at: ['/'],
    also: 'demo example products posts',
    parts: [
      [
        'Press *Remove…* beside *Remove the samples* on Home.',
        'Untick what you want to keep.',
        'Press the red button.',
      ],
      'A sample that you have changed is yours and not listed. Pages stay as they are.',
    ],
  },
  {
    id: 'search',
    title: 'Find anything with Ctrl K',
    at: ['/'],
    also: 'keyboard shortcuts command palette mac',
    parts: [
      'Press Ctrl K (⌘ K on a Mac) on any screen and type: pages, posts, products, orders, customers, files, settings and these articles are found by the beginning of a word, also with a typo.',
      'All shortcuts are listed in the account menu under *Keyboard shortcuts*. In the editor, press ?.',
    ],
  },
];
