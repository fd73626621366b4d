import { at, block } from '../../template.ts';
import { below, beside, type ManualPage } from '../manual.ts';

const FROM = { collection: 'collection:/notes' };

export const summary: ManualPage = {
  type: 'summary',
  title: 'Summary',
  kind: 'Collections',
  summary: 'The newest of a collection, anywhere.',
  lead: 'A summary shows what is in a collection: posts, events, works or what the shop sells. It changes by itself when something new is published.',
  picture: 'arches',
  examples: [
    {
      name: 'Grid',
      about: 'For three or four of one kind.',
      blocks: below('summary', { ...FROM, layout: 'grid', count: 3, moreLabel: 'All notes' }),
    },
    {
      name: 'List',
      about: 'For reading down, with authors.',
      blocks: below('summary', { ...FROM, layout: 'list', count: 3, showAuthor: true }),
    },
    {
      name: 'In a row',
      about: 'To be pushed along by finger, wheel or arrow keys.',
      blocks: below('summary', { ...FROM, layout: 'carousel', count: 4, columns: 2, showExcerpt: false }),
    },
    {
      name: 'Wall',
      about: 'Pictures as they are, in columns.',
      blocks: below('summary', { ...FROM, layout: 'wall', count: 4, columns: 2, ratio: 'own' }),
    },
    {
      name: 'One category',
      about: 'Limited to a category, a tag, or to what is featured.',
      blocks: below('summary', {
        ...FROM,
        layout: 'list',
        filterBy: 'category',
        term: 'Pictures',
        showPicture: false,
      }),
    },
    {
      name: 'From the shop',
      about: 'Products with their prices as they are now.',
      blocks: below('summary', { collection: 'shop', layout: 'grid', ratio: 'square' }),
    },
  ],
};

export const search: ManualPage = {
  type: 'search',
  title: 'Search',
  kind: 'Collections',
  summary: 'A field that finds pages and posts while one types.',
  lead: 'Visitors see the first results while they type, and all of them on a page of their own. Drafts and what needs a password are never found. Slips of the finger are forgiven.',
  picture: 'window',
  examples: [
    { name: 'With its label', about: 'As it comes.', blocks: below('search', {}) },
    {
      name: 'With a hint',
      about: 'Says what there is to find.',
      blocks: below('search', {
        label: 'Find a block',
        placeholder: 'Gallery, form, chart …',
        button: 'Find',
      }),
    },
  ],
};

export const tagCloud: ManualPage = {
  type: 'tag-cloud',
  title: 'Tag cloud',
  kind: 'Collections',
  summary: 'Tags or categories of a collection.',
  lead: 'What a collection is about, at a glance: the more a word is used, the larger it stands.',
  picture: 'hills',
  examples: [
    { name: 'Tags', about: 'Sized by use.', blocks: below('tag-cloud', FROM) },
    {
      name: 'Categories',
      about: 'All of one size, with numbers.',
      blocks: below('tag-cloud', { ...FROM, kind: 'category', isSized: false, showCount: true }),
    },
  ],
};

export const archive: ManualPage = {
  type: 'archive',
  title: 'Archive',
  kind: 'Collections',
  summary: 'Months, categories or authors of a collection.',
  lead: 'The way into older things: by month, below their years, by category or by author.',
  picture: 'stairs',
  examples: [
    { name: 'By month', about: 'Newest first.', blocks: below('archive', FROM) },
    { name: 'By year', about: 'For a long history.', blocks: below('archive', { ...FROM, groupBy: 'year' }) },
    {
      name: 'By category or author',
      about: 'Beside each other.',
      blocks: beside('archive', { ...FROM, groupBy: 'category' }, { ...FROM, groupBy: 'author' }),
    },
  ],
};

export const author: ManualPage = {
  type: 'author',
  title: 'Author',
  kind: 'Collections',
  summary: 'Somebody, and what they wrote last.',
  lead: 'For the end of an article or a page about the house: a picture, a few words, and the latest they wrote.',
  picture: 'cup',
  examples: [
    {
      name: 'With their latest',
      about: 'Follows what they publish.',
      blocks: below('author', {
        ...FROM,
        name: 'Ida Lund',
        role: 'Lays out pages',
        picture: 'picture:cup',
        words: 'Ida made newspapers for eleven years. She still counts lines.',
      }),
    },
    {
      name: 'Words alone',
      about: 'Without a picture.',
      blocks: below('author', {
        name: 'Jonas Vik',
        role: 'Takes the pictures',
        words: 'Jonas gets up early.',
      }),
    },
  ],
};

export const feed: ManualPage = {
  type: 'feed',
  title: 'RSS',
  kind: 'Collections',
  summary: 'Links to the feed of a collection.',
  lead: 'Some readers want to be told of new things without giving their address. Every collection has a feed; this block shows the way to it.',
  picture: 'night',
  examples: [
    {
      name: 'One link',
      about: 'With words of your own.',
      blocks: below('feed', { ...FROM, label: 'Follow by RSS' }),
    },
    { name: 'With JSON', about: 'For programs.', blocks: below('feed', { ...FROM, showJson: true }) },
  ],
};

export const itemPart: ManualPage = {
  type: 'item-part',
  title: 'Part of an item',
  kind: 'Collections',
  summary: 'Titles, dates and fields, filled in on the page of each item.',
  lead: 'The page around the items of a collection is built like any other: open it with “Arrange the page” above the list of items. Its blocks are bound to the item, and what an item has nothing for leaves no gap. On a page that belongs to no item they show nothing, so this one shows the way to some.',
  picture: 'stairs',
  examples: [
    {
      name: 'Arranged',
      about: 'The film in the dark, words and details beside each other.',
      blocks: [
        ...below('button', { label: 'A film', to: { href: '/films', newWindow: false } }),
        block('item-part', at(9, 16, 2), { part: 'title' }),
      ],
    },
    {
      name: 'The usual page',
      about: 'What stands there until you arrange something.',
      blocks: below('button', { label: 'A note', to: { href: '/notes', newWindow: false }, look: 'outline' }),
    },
  ],
};
