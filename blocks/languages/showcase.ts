import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'languages',
  title: 'Language switch',
  kind: 'Links',
  summary: 'This site in its other languages.',
  lead: 'Leads to the same page in the other languages of your site. Add them once in the settings.',
  picture: 'sea',
  examples: [
    { name: 'Names', about: 'Each in its own language.', blocks: below('languages', {}) },
    {
      name: 'Codes',
      about: 'Short, for a header.',
      tone: 'tint',
      blocks: below('languages', { names: 'code', label: 'Languages by code' }),
    },
  ],
};

export default [page];
