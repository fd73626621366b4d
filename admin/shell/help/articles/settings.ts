import type { Article } from '../article.ts';

export const SETTINGS: readonly Article[] = [
  {
    id: 'domain',
    title: 'Use your own domain',
    at: ['/settings/domains'],
    also: 'dns address www certificate https',
    parts: [
      'The domain stays with the provider you bought it from.',
      [
        'Open *Settings*, *Domains*, and type your domain below *Add a domain*.',
        'Press *Add domain*. You are shown the records to create at your provider.',
        'Create them there and come back. It can take a few hours until they are seen everywhere.',
      ],
      'Once it works, make it the primary one: visitors of the other addresses are sent there.',
    ],
  },
  {
    id: 'people',
    title: 'Invite somebody to work with you',
    at: ['/settings/permissions'],
    also: 'team contributors roles permissions editor admin users',
    parts: [
      [
        'Open *Settings*, *Permissions*, and press *Invite somebody*.',
        'Type an email address and choose what they may do.',
        'Press *Send invitation*. The link works for 7 days.',
      ],
      'People see the parts of the admin that their roles open, and nothing else.',
    ],
  },
  {
    id: 'languages',
    title: 'A site in several languages',
    at: ['/settings/languages', '/translations'],
    also: 'translate multilingual',
    parts: [
      [
        'Open *Settings*, *Languages*, and add a language.',
        'Translate page by page under *Translations*. What has changed since is marked.',
        'Publish.',
      ],
      'Each language has addresses of its own, such as /de/about. What is not translated is shown in the language you write in. Buttons and messages come translated; change them under *Settings*, *Words*.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and consent',
    at: ['/settings/cookies'],
    also: 'gdpr privacy banner tracking',
    parts: [
      'A site without code of others needs no banner: visits are counted without cookies. If you use pixels, embeds or code of your own, turn on *Show a cookie banner* and *Ask before tracking*. What needs consent is then not loaded before a visitor agrees.',
      'This is not legal advice.',
    ],
  },
  {
    id: 'redirects',
    title: 'Redirect old addresses',
    at: ['/settings/redirects'],
    also: '301 moved link broken',
    parts: [
      'A page that moves keeps its old address working by itself. For addresses of a former site, press *Add redirect* under *Settings*, *Redirects*. Addresses that visitors did not find are listed in *Analytics* under *Not found*.',
    ],
  },
  {
    id: 'moving',
    title: 'Move a site in, or take it with you',
    at: ['/settings/moving'],
    also: 'import export backup wordpress squarespace shopify archive',
    parts: [
      'Under *Settings*, *Import and export*, choose an export of WordPress or Squarespace. It is added to what you have, and importing it again makes no duplicates. Products come in and go out as CSV files under *Selling*, *Products*, *Import or export*.',
      '*Download archive* saves the whole site in one file, which can be imported again.',
    ],
  },
];
