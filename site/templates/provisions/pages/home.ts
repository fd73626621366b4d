import { button, heading, index, picture, text, to } from '../../drafts.ts';
import { at, type PageDraft } from '../../template.ts';
import { goods, shelf } from '../cards.ts';

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    'Jars, tins and loaves from eleven makers. Packed at 14 Mill Lane, posted on Tuesdays and Thursdays.',
  shareImage: 'picture:hero-autumn-table',
  sections: [
    {
      name: 'This month',
      variant: 'hero',
      background: 'picture:hero-autumn-table',
      space: 'none',
      blocks: [
        heading(at(1, 13, 1), 'Good things\nkeep.', { level: 1, size: 'display' }),
        text(
          at(1, 8, 2),
          'Jars, tins and loaves from eleven makers. Packed at 14 Mill Lane, posted on Tuesdays and Thursdays.',
        ),
        button(at(1, 8, 3), 'See the shelf', '/shop'),
        text(
          at(19, 6, 3),
          '[The October box](/shop/october-box)\nMarmalade, new oil, a loaf, fruit\n\n**£38**',
          'small',
        ),
      ],
    },
    shelf({
      title: 'Three we would start with',
      words:
        'Nobody has come back to complain of these. One person came back for eleven jars.\n\n[All twelve things](/shop)',
      items: goods('blood-orange-marmalade', 'olive-oil', 'mountain-cheese'),
    }),
    {
      name: 'The maker',
      variant: 'maker',
      tone: 'pastel1',
      divider: 'cut',
      blocks: [
        picture(at(12, 13, 1, 5), 'maker-mill', { ratio: 'landscape' }, { phone: at(1, 8, 1) }),
        text(at(1, 9, 1), 'The miller', 'small', { phone: at(1, 8, 2) }),
        heading(at(1, 10, 2), 'Nora waits for the river.', {}, { phone: at(1, 8, 3) }),
        text(
          at(1, 9, 3),
          'The wheel at Ashcombe turns when the Sett is high enough, which is most days from October to May. Then Nora Pell grinds, 120 kilos an hour, and on Wednesday nights she bakes. In August she goes to the sea.',
        ),
        button(at(1, 9, 4), 'Read about the mill', '/makers/ashcombe-mill', { look: 'underline' }),
      ],
    },
    {
      name: 'How it ships',
      variant: 'parcel',
      tone: 'pastel2',
      divider: 'cut',
      blocks: [
        heading(at(1, 8), 'What happens\nto your parcel'),
        index(at(10, 15), [
          {
            title: 'Tue, Thu',
            note: 'The post leaves at four. Order by noon and your jars are on it. Bread goes on Thursdays only.',
          },
          { title: '£4.50', note: 'Postage, whatever it weighs. Nothing at all above £45.' },
          {
            title: 'Straw',
            note: 'And paper, and a wooden crate if it is heavy. No plastic has gone out of this door since 2014.',
          },
          {
            title: '20p',
            note: 'For every jar that comes back, washed. We have met some of them nine times.',
          },
        ]),
      ],
    },
    {
      name: 'Journal',
      variant: 'reading',
      divider: 'cut',
      blocks: [
        heading(at(1, 14), 'To read while it simmers', {}, { phone: at(1, 8, 1) }),
        picture(
          at(1, 14, 2, 2),
          'journal-winter-larder',
          {
            ratio: 'landscape',
            note: 'Journal',
            title: 'What a winter larder is for',
            text: 'Three shelves, thirty-one jars, and a list of what was left in April.',
            to: to('/journal/winter-larder'),
          },
          { phone: at(1, 8, 2) },
        ),
        picture(
          at(16, 9, 2),
          'recipe-orange-salad',
          {
            ratio: 'landscape',
            note: 'Recipe',
            title: 'Orange salad with black olives',
            to: to('/recipes/orange-salad'),
          },
          { phone: at(1, 8, 3) },
        ),
        picture(
          at(16, 9, 3),
          'journal-salt-pans',
          {
            ratio: 'landscape',
            note: 'Journal',
            title: 'The wind decides about salt',
            to: to('/journal/salt-pans'),
          },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
    {
      name: 'Letter',
      variant: 'invitation',
      tone: 'accent',
      divider: 'cut',
      blocks: [
        heading(at(1, 17), 'One letter a month, on the first, on paper if you like.', { size: 'large' }),
        text(
          at(1, 11, 2),
          'What is in the box, what has run out, one recipe. Tell us where to send it.',
          'large',
        ),
        button(at(1, 11, 3), 'Ask for the letter', '/contact'),
      ],
    },
  ],
};
