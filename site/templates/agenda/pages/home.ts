import { button, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type BlockDraft, type PageDraft } from '../../template.ts';
import { PLANS } from '../plans.ts';

/** The page is a working day: every part of it begins at an hour. */
const hour = (time: string): BlockDraft => text(at(1, 3), time, 'small', { phone: at(1, 8, 1) });

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    '%name% ends meetings: a bell, a vote, a meter and three lines of minutes. Works with the calendar you have.',
  shareImage: 'picture:hero-week',
  sections: [
    {
      name: 'Nine',
      variant: 'start',
      space: 'small',
      blocks: [
        hour('09.00'),
        heading(at(4, 18), 'This meeting is over.', { level: 1, size: 'display' }, { phone: at(1, 8, 2) }),
        text(
          at(4, 11, 2),
          '%name% ends meetings when they have said what they had to say. It rings, asks whether anybody objects, writes down what was decided, and gives the rest of the hour back.',
          'large',
          { phone: at(1, 8, 3) },
        ),
        button(at(4, 5, 3), 'End your first for free', '/sign-up', { more: { phone: at(1, 8, 4) } }),
        button(at(9, 8, 3), 'See how it works', '/features', {
          look: 'underline',
          more: { phone: at(1, 8, 5) },
        }),
        picture(at(4, 21, 4), 'hero-week', { ratio: 'wide', eager: 'first' }, { phone: at(1, 8, 6) }),
      ],
    },
    {
      name: 'Ten',
      variant: 'hours',
      divider: 'line',
      blocks: [
        hour('10.15'),
        heading(at(4, 16), 'Your week, and what is left of it', {}, { phone: at(1, 8, 2) }),
        text(
          at(4, 10, 2),
          'The same team, before and after one month. Nobody was told to meet less. They were only told when they were done.',
          'normal',
          { phone: at(1, 8, 3) },
        ),
        block(
          'comparison',
          at(4, 21, 3),
          {
            before: 'picture:week-full',
            after: 'picture:week-left',
            beforeLabel: 'October',
            afterLabel: 'November',
            start: 46,
            ratio: 'landscape',
          },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
    {
      name: 'Eleven',
      variant: 'parts',
      tone: 'tint',
      blocks: [
        hour('11.30'),
        heading(at(4, 16), 'Three things, none of them a chat', {}, { phone: at(1, 8, 2) }),
        picture(
          at(4, 7, 2),
          'meter',
          {
            ratio: 'square',
            title: 'The meter',
            text: 'What this has cost so far, in money, in the corner of every screen. It has no other function. It does not need one.',
          },
          { phone: at(1, 8, 3) },
        ),
        picture(
          at(11, 7, 2),
          'vote',
          {
            ratio: 'square',
            title: 'The vote',
            text: 'Anybody may ask for the end without a word. When more than half have, the bell rings, and nobody will ever know who began.',
          },
          { phone: at(1, 8, 4) },
        ),
        picture(
          at(18, 7, 2),
          'minutes',
          {
            ratio: 'square',
            title: 'The minutes',
            text: 'Three lines: what was decided, who does it, by when. A fourth line can be bought. Nobody has.',
          },
          { phone: at(1, 8, 5) },
        ),
      ],
    },
    {
      name: 'Two',
      variant: 'figures',
      tone: 'ink',
      blocks: [
        hour('14.00'),
        index(
          at(4, 21),
          [
            { title: '19 min', note: 'How long a meeting of an hour takes, on average, once it may stop.' },
            { title: '6 in 10', note: 'End before the first “quick recap”. The recap has not been missed.' },
            { title: '0', note: 'People who asked for the other forty-one minutes back. We did offer.' },
          ],
          {},
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Three',
      variant: 'said',
      blocks: [
        hour('15.10'),
        block(
          'quotes',
          at(4, 21),
          {
            label: 'What people say',
            perView: 2,
            quotes: [
              {
                text: 'We used to end on time because the next meeting needed the room. Now nobody needs the room.',
                source: 'Head of operations, a bridge authority',
              },
              {
                text: 'I was voted out of my own all-hands in nine minutes. It was the right call, and lunch was warm.',
                source: 'Founder, forty people',
              },
              {
                text: 'The meter reached four figures during the introductions. We no longer do introductions.',
                source: 'A law firm that would rather not be named',
              },
              { text: 'My calendar has a hole in it. I am told that is Wednesday.', source: 'Data engineer' },
            ],
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Four',
      variant: 'prices',
      tone: 'tint',
      blocks: [
        hour('16.00'),
        heading(at(4, 14), 'Paid by the room', {}, { phone: at(1, 8, 2) }),
        text(at(4, 10, 2), 'People are free. That is rather the point.', 'normal', { phone: at(1, 8, 3) }),
        block(
          'pricing',
          at(4, 21, 3),
          { first: 'Monthly', second: 'Yearly', saving: 'Two months free', plans: PLANS, level: 3 },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
    {
      name: 'Five',
      variant: 'end',
      tone: 'accent',
      blocks: [
        hour('17.00'),
        heading(at(4, 18), 'Go home.', { size: 'display' }, { phone: at(1, 8, 2) }),
        button(at(4, 10, 2), 'Or start with one room', '/sign-up', { more: { phone: at(1, 8, 3) } }),
      ],
    },
  ],
};
