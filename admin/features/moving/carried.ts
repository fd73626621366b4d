import { say } from './words.ts';

/** What an import counts, by the names of its report. */
const COUNTED: Readonly<Record<string, (values: { count: number }) => string>> = {
  posts: (values) => say('posts', values),
  pages: (values) => say('pages', values),
  'lists of posts': (values) => say('collections', values),
  collections: (values) => say('collections', values),
  items: (values) => say('items', values),
  translations: (values) => say('translations', values),
  'tags and categories in other languages': (values) => say('terms', values),
  'links in the menu': (values) => say('menuLinks', values),
  menus: (values) => say('menus', values),
  comments: (values) => say('comments', values),
  redirects: (values) => say('redirects', values),
  pictures: (values) => say('pictures', values),
  files: (values) => say('files', values),
  forms: (values) => say('forms', values),
  themes: (values) => say('themes', values),
  'groups of settings': (values) => say('settings', values),
  'headers and footers': (values) => say('headers', values),
  popups: (values) => say('popups', values),
  products: (values) => say('products', values),
  lists: (values) => say('lists', values),
  reviews: (values) => say('reviews', values),
  donations: (values) => say('donations', values),
  goals: (values) => say('goals', values),
  'saved-sections': (values) => say('savedSections', values),
  'saved-views': (values) => say('savedViews', values),
  members: (values) => say('memberAreas', values),
};

/** “3 posts”; what a newer server counts is named as it says. */
export const carriedOf = (kind: string, count: number): string =>
  COUNTED[kind]?.({ count }) ?? `${count} ${kind}`;
