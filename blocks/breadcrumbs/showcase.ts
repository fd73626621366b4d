import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'breadcrumbs',
  title: 'Breadcrumbs',
  kind: 'Links',
  summary: 'Where this page is on the site.',
  lead: 'The way from the first page to this one, read from the addresses of your pages. Search engines show it below your title.',
  picture: 'stairs',
  examples: [
    {
      name: 'Marks',
      about: 'A slash, an arrow or a dot between them.',
      blocks: below(
        'breadcrumbs',
        {},
        { mark: 'arrow', label: 'Breadcrumbs with arrows' },
        { mark: 'dot', label: 'Breadcrumbs with dots' },
      ),
    },
    {
      name: 'Without the first page',
      about: 'Where the logo leads there already.',
      tone: 'tint',
      blocks: below('breadcrumbs', { hasFirst: false, label: 'Breadcrumbs without the first page' }),
    },
  ],
};

export default [page];
