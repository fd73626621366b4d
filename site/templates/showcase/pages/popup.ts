import { below, type ShowcasePage } from '#blocks/kit/showcase.ts';
import { showcaseLists } from '../mailing-lists.ts';

const words = (text: string) => below('text', { text: `text:${text}` });

export const popup: ShowcasePage = {
  type: 'popup',
  title: 'Pop-up',
  kind: 'Marketing',
  summary: 'One message above the page, once, with a form or a button.',
  lead: 'A pop-up asks for one thing. Scroll on and it opens; close it with the button, beside it, or with Escape, and the page is as you left it.',
  picture: 'sea',
  examples: [
    {
      name: 'When it opens',
      about: 'Never while somebody is writing, and never over another layer.',
      blocks: words(
        'After some seconds, after part of the page, or when the pointer leaves for the tabs. Here it waits until you have scrolled a little way.\n\nIt opens once the page has come to rest. Nothing on the page moves for it, and those who asked for less motion see none.',
      ),
    },
    {
      name: 'How often',
      about: 'The browser of each visitor remembers; nobody else does.',
      tone: 'tint',
      blocks: words(
        'Whoever closes it is left alone for as many days as you say, or for good. Whoever has signed up need not see it again. When you publish something new in it, everybody may see that once.\n\nOn this page it opens at every visit, because that is what the page is for.',
      ),
    },
    {
      name: 'What is in it',
      about: 'A picture, a headline, a few words, and one thing to do.',
      blocks: words(
        'A newsletter to sign up for, any form of the site, or a button. Its forms are those of your pages: the same fields, the same answers in the inbox.\n\nIt takes the colours and letters of the site, as a card, with the picture beside or behind the words, or on the whole screen. Covers, locked pages and the checkout never show it.',
      ),
    },
  ],
};

/** Stands on its own page alone, so that the rest of the manual can be read in peace. */
export const showcasePopup = {
  isEnabled: true,
  style: 'split',
  slices: {
    picture: 'picture:sea',
    headline: 'A letter a month',
    text: 'What is in season, and one recipe. Nothing else.',
    action: 'newsletter',
    newsletter: {
      listId: showcaseLists[0]?.id ?? '',
      message: 'Thank you! The next letter is yours.',
      disclaimer: 'You can leave at any time.',
    },
  },
  trigger: { when: 'scroll', scrolled: 25 },
  pages: { where: 'only', paths: ['/blocks/popup'] },
  displayFrequency: 0,
  enableMobile: true,
};
