import { heading, picture, text, to } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';

const FROM = { collection: 'collection:/essays' };

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    '%name% is an almanac of walking, weather and kitchens, written by four people and read slowly.',
  shareImage: 'picture:cover-hedges',
  sections: [
    {
      name: 'Cover',
      variant: 'cover',
      space: 'small',
      blocks: [
        text(at(1, 8, 1), '**No. 12**\nAutumn 2026', 'small', { phone: at(1, 3, 1) }),
        text(at(17, 8, 1), 'Printed four times a year.\nRead at any speed.', 'small', { phone: at(4, 5, 1) }),
        heading(at(1, 24, 2), 'The hedge in October', { level: 1, size: 'display' }),
        picture(
          at(1, 24, 3),
          'cover-hedges',
          { ratio: 'wide', eager: 'first', to: to('/essays/the-hedge-in-october') },
          { phone: at(1, 8, 3) },
        ),
        text(
          at(1, 13, 4),
          'In the first week I saw a hedge. In the second I saw that it was five hedges, planted by five people who did not agree.',
          'large',
        ),
        text(
          at(17, 8, 4),
          '[Read the essay](/essays/the-hedge-in-october)\nMaud Ferrier, eight minutes',
          'small',
        ),
      ],
    },
    {
      name: 'Contents',
      variant: 'contents',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'Contents', { size: 'small' }),
        block('summary', at(7, 18), {
          ...FROM,
          layout: 'list',
          count: 7,
          showPicture: false,
          showAuthor: true,
          showExcerpt: true,
          showDate: false,
          moreLabel: 'All essays',
        }),
      ],
    },
    {
      name: 'From the editor',
      variant: 'editor',
      tone: 'tint',
      blocks: [
        heading(at(1, 6), 'A note from the editor', { size: 'small' }),
        text(
          at(7, 13),
          'This is our twelfth issue, which means that we have now been once around everything three times. I had expected to run short. Instead the pile grows: there is a piece about gates, waiting for its author to open one, and a long one about porridge that I have been told I may not cut.\n\nWe print what we have looked at for long enough. That is the whole of our policy. It makes us slow, and it makes us late, and I notice that nobody who writes to us minds.\n\nThe kettle is on.',
          'large',
        ),
        text(at(7, 13, 2), '**Maud Ferrier**\nEditor', 'small'),
      ],
    },
    {
      name: 'From the kitchen',
      variant: 'kitchen',
      blocks: [
        picture(
          at(1, 11, 1, 4),
          'kettle',
          { ratio: 'portrait', to: to('/essays/the-kettle-knows') },
          { phone: at(1, 8, 1) },
        ),
        text(at(14, 10, 1), 'From the kitchen', 'small', { phone: at(1, 8, 2) }),
        heading(at(14, 11, 2), 'Two minutes and forty seconds', {}, { phone: at(1, 8, 3) }),
        text(
          at(14, 9, 3),
          'First it ticks: that is the metal, getting up. Then there is nothing for a while, and nothing, in a kitchen, is rare. [Ben Okoro waits for his kettle](/essays/the-kettle-knows).',
          'normal',
          { phone: at(1, 8, 4) },
        ),
        block(
          'summary',
          at(14, 11, 4),
          {
            ...FROM,
            layout: 'list',
            count: 2,
            filterBy: 'tag',
            term: 'Suppers',
            showPicture: true,
            ratio: 'square',
            showExcerpt: false,
            showDate: true,
          },
          { phone: at(1, 8, 5) },
        ),
      ],
    },
    {
      name: 'Archive',
      variant: 'years',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'Back through the years', { size: 'small' }),
        block('archive', at(7, 8), { ...FROM, groupBy: 'year' }),
        block('tag-cloud', at(17, 8), { ...FROM, count: 30 }),
      ],
    },
    {
      name: 'Letters',
      variant: 'letters',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'Letters', { size: 'small' }),
        block('quote', at(7, 8), {
          text: 'I read the piece about rain aloud in the car, in the rain, with the engine off. We were late for everything. Thank you.',
          source: 'J. Abara, Leeds',
          size: 'small',
        }),
        block('quote', at(16, 8), {
          text: 'My kettle sings a fourth. Is something wrong with it, or with me?',
          source: 'Name withheld, Bath',
          size: 'small',
        }),
      ],
    },
    {
      name: 'Subscribe',
      variant: 'subscribe',
      tone: 'accent',
      blocks: [
        heading(at(1, 13), 'Four letters a year, when the season turns.', { size: 'large' }),
        block('newsletter', at(15, 10), {
          listId: 'seasons',
          title: 'The letter',
          description: 'What is in the new issue, and one thing to look at until the next.',
          disclaimer: 'Four a year. You can leave with one click.',
          submitText: 'Send it to me',
          message: 'Thank you. It will come when the leaves do.',
          layout: 'row',
        }),
      ],
    },
  ],
};
