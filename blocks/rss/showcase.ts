import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'rss',
  title: 'RSS feed',
  kind: 'Lists',
  summary: 'The newest entries of a feed from anywhere.',
  lead: 'Headlines of a feed from elsewhere: a newspaper, a podcast, your other blog. Your server fetches it now and then, so visitors ask nobody but you. Until it has answered, the way to it stands there.',
  picture: 'sea',
  examples: [
    {
      name: 'Headlines',
      about: 'With their dates.',
      blocks: below('rss', { address: 'https://news.example/feed.xml', title: 'From the valley' }),
    },
    {
      name: 'With first words',
      about: 'For two or three entries.',
      tone: 'tint',
      blocks: below('rss', {
        address: 'https://news.example/feed.xml',
        count: 3,
        hasExcerpts: true,
        hasDates: false,
      }),
    },
  ],
};

export default [page];
