import { below, type ShowcasePage } from '../kit/showcase.ts';

const questions = [
  {
    question: 'Do you bake on Sundays?',
    answer: 'text:Yes, but little. The back door is open **from eight to ten**.',
  },
  {
    question: 'Can I order a loaf?',
    answer: 'text:Until six the evening before, by telephone or in the shop.',
  },
  { question: 'What is in the rye?', answer: 'text:Rye, water, salt and time.' },
  {
    question: 'Is there a gluten-free oven?',
    answer: 'text:No. There is flour in the air, and on the baker.',
  },
];

const page: ShowcasePage = {
  type: 'faq',
  title: 'FAQ',
  kind: 'Interactive',
  summary: 'Questions with answers, which search engines can read too.',
  lead: 'Looks like an accordion, and tells search engines that these are questions and answers. Everything can be found with the browser’s search and opens without scripts.',
  picture: 'stairs',
  examples: [
    {
      name: 'Folded',
      about: 'One open at a time, or several.',
      blocks: below('faq', { questions, oneAtATime: true }),
    },
    {
      name: 'All open',
      about: 'For short answers, that is kinder.',
      blocks: below('faq', { questions, look: 'open' }),
    },
    {
      name: 'Two columns',
      about: 'On a narrow screen one.',
      tone: 'tint',
      blocks: below('faq', { questions, look: 'columns' }),
    },
  ],
};

export default [page];
