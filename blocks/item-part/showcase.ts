import { at, block } from '#core/page/draft.ts';
import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
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

export default [page];
