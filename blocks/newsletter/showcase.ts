import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'newsletter',
  title: 'Newsletter',
  kind: 'Interactive',
  summary: 'Collect subscribers for a mailing list.',
  lead: 'A newsletter block signs people up for one of your lists. The same person is kept once, may leave with one click, and may come back.',
  picture: 'hills',
  examples: [
    {
      name: 'In a row',
      about: 'The usual: one field, one button.',
      blocks: below('newsletter', {
        listId: 'letters',
        title: 'Letters from the bakery',
        description: 'Once a month: what is in season, and one recipe.',
        disclaimer: 'We send nothing else, and you can leave at any time.',
      }),
    },
    {
      name: 'With a name, confirmed by mail',
      about: 'Nobody is on this list before they have answered a mail.',
      tone: 'accent',
      blocks: below('newsletter', {
        listId: 'news-confirmed',
        title: 'News',
        asksName: true,
        layout: 'stack',
        message: 'Thank you! Please confirm with the link we have sent you.',
      }),
    },
  ],
};

export default [page];
