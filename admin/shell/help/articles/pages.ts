import type { Article } from '../article.ts';

export const PAGES: readonly Article[] = [
  {
    id: 'edit-page',
    title: 'Edit a page',
    at: ['/pages'],
    also: 'text words change undo',
    parts: [
      [
        'Choose the page under *Pages*.',
        'Click anything on it to select it. Click text again to write in it.',
        'Set everything else in the panel on the left.',
      ],
      'Each change is saved as a draft at once. Undo and redo are above the page. Visitors see nothing of it until you press *Publish*.',
    ],
  },
  {
    id: 'sections-blocks',
    title: 'Add sections and blocks',
    at: ['/pages'],
    also: 'layout drag move picture button gallery overlap',
    parts: [
      'A page is a stack of sections. Each section holds blocks: text, pictures, buttons, forms, products and more.',
      [
        'Press *Add a section* and choose one. The previews show it in your own colours and fonts.',
        'Press *Add a block*, or drag a block from the tab *Blocks* to its place.',
        'Drag blocks to move them, and their edges to resize them.',
      ],
      'Where a block does not fit, the page says why while you drag. Hold Alt to let blocks overlap.',
    ],
  },
  {
    id: 'phones',
    title: 'Arrange a page for phones',
    at: ['/pages'],
    also: 'mobile responsive width tablet',
    parts: [
      'Pages fit every screen by themselves. To change what phones get, choose *Phone* among the widths above the page and move the blocks there. The layout for wide screens stays as it is.',
    ],
  },
  {
    id: 'add-page',
    title: 'Add a page',
    at: ['/pages'],
    also: 'new create layout cover index',
    parts: [
      [
        'Press *Add page* under *Pages*.',
        'Give it a title. Its address follows from that.',
        'Choose a layout to start from, and where it is shown: *Main navigation*, *Footer* or *Not linked*.',
        'Press *Add page*.',
      ],
      'A blog, events, a portfolio or a gallery is a collection: add it under *Collections*.',
    ],
  },
  {
    id: 'menu',
    title: 'Change the menu',
    at: ['/pages'],
    also: 'navigation order folder dropdown link home page',
    parts: [
      'The list under *Pages* is the menu of your site. Drag a page to move it, or into a folder, or to *Not linked* to take it out. *Add* puts a page, a link or a folder there.',
      'The three dots beside a page hold the rest: *Duplicate*, *Make it the home page*, *Delete page*.',
    ],
  },
  {
    id: 'publish',
    title: 'Publish, schedule and undo',
    at: ['/pages', '/design', '/collections', '/forms'],
    also: 'live draft release later time check warnings',
    parts: [
      'Pages, design, posts and forms are drafts until you publish them. Products, orders, stock and settings that say so take effect at once.',
      [
        'Press *Publish*. The list shows what will change.',
        'Untick what should wait. *Compare* shows a page before and after.',
        'Look at what was found: links that lead nowhere, pictures without a description, text that is hard to read. *Show* leads there.',
        'Press the blue button, or *Publish later* to choose a time.',
      ],
      'A publish can be undone under *Releases*.',
    ],
  },
  {
    id: 'history',
    title: 'Restore an earlier version',
    at: ['/pages'],
    also: 'versions back undo trash deleted',
    parts: [
      [
        'Open the page and press *Page settings*.',
        'Choose the tab *History*.',
        'Look at a version, compare it with the page as it is now, and restore it.',
      ],
      'A deleted page stays in the *Trash* below the list of pages for 30 days.',
    ],
  },
  {
    id: 'preview-links',
    title: 'Show drafts to somebody without an account',
    at: ['/pages/previews'],
    also: 'share preview client feedback',
    parts: [
      [
        'Choose *Preview links* below the list of pages.',
        'Say whom it is for and how long it works.',
        'Press *Make a link* and send it.',
      ],
      'Whoever has the link sees the whole site as it is drafted. You can end a link at any time.',
    ],
  },
  {
    id: 'search-engines',
    title: 'How a page looks in search results',
    at: ['/pages', '/settings/site'],
    also: 'seo google description title share picture social',
    parts: [
      [
        'Open the page and press *Page settings*.',
        'Write a *Description* of one or two sentences. The preview shows what search engines and shared links make of it.',
        'Choose a *Picture for shared links*.',
      ],
      '*Hide from search engines* leaves a page out of search results. It can still be opened by its address.',
    ],
  },
];
