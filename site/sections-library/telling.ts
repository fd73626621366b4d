import { heading, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import type { SectionDesign } from './design.ts';

const HISTORY = [
  { when: '1998', title: 'A rented bench', words: 'Two people, one lathe, and a landlord who liked chairs.' },
  {
    when: '2009',
    title: 'A workshop of our own',
    words: 'The old printing house on the canal, with north light.',
  },
  { when: '2021', title: 'Eleven people', words: 'And still one lathe. It is the same one.' },
];

const DAY = [
  { when: '09:00', title: 'Coffee and keys' },
  { when: '10:00', title: 'First session' },
  { when: '13:00', title: 'Lunch, long' },
  { when: '15:00', title: 'Second session' },
];

const PEOPLE = [
  { name: 'Ada Brandt', role: 'Workshop', image: 'picture:1' },
  { name: 'Jonas Veit', role: 'Drawing', image: 'picture:2' },
  { name: 'Mei Tanaka', role: 'Everything else', image: 'picture:3' },
];

const VOICES = [
  { text: 'They measured twice and charged once.', source: 'Irma Holt' },
  { text: 'The stair no longer creaks. I almost miss it.', source: 'Paul Amsel' },
  { text: 'Late by a day, better by a year.', source: 'The Evening Post' },
];

const QUESTIONS = [
  { question: 'How long does it take?', answer: 'text:Six weeks for a table, three for a stool.' },
  { question: 'Do you deliver?', answer: 'text:Within fifty miles, and we carry it up the stairs.' },
  { question: 'Can I see it first?', answer: 'text:Come by on a Friday. Something is always half done.' },
  { question: 'What if it breaks?', answer: 'text:Bring it back. We mend what we make.' },
];

const PARTS = [
  { title: 'Wood', text: 'text:Oak and walnut from three forests we have walked in.' },
  { title: 'Joints', text: 'text:Cut by hand, glued with hide glue, so that they can be opened again.' },
  { title: 'Finish', text: 'text:Oil, twice, and a week of waiting.' },
];

const icon = (name: string, title: string, words: string) => ({ icon: name, title, words });

/** Designs made of blocks that tell something: what happened, who people are, what they say. */
export const telling: readonly SectionDesign[] = [
  {
    id: 'opening-countdown',
    name: 'Opening soon',
    group: 'Coming soon',
    section: {
      height: 'screen',
      align: 'center',
      tone: 'ink',
      blocks: [
        heading(at(1, 18), 'The doors open in spring.', { level: 1, size: 'display' }),
        block('countdown', at(1, 18, 2), {
          until: '2030-03-20T09:00:00.000Z',
          size: 'large',
          hasSeconds: false,
        }),
      ],
    },
  },
  {
    id: 'opening-open-now',
    name: 'Open now',
    group: 'Heroes',
    section: {
      blocks: [
        heading(at(1, 15), 'Come in.', { level: 1, size: 'display' }),
        block('opening-hours', at(17, 8), { note: 'Closed on public holidays.' }),
      ],
    },
  },
  {
    id: 'words-timeline',
    name: 'A history',
    group: 'Timelines',
    section: {
      blocks: [heading(at(1, 8), 'How it went'), block('timeline', at(10, 14), { entries: HISTORY })],
    },
  },
  {
    id: 'words-timeline-sides',
    name: 'A history, left and right',
    group: 'Timelines',
    section: {
      blocks: [
        block('heading', at(1, 24), { text: 'Twenty-five years', level: 2, align: 'center' }),
        block('timeline', at(3, 20, 2), { entries: HISTORY, look: 'sides' }),
      ],
    },
  },
  {
    id: 'words-day',
    name: 'The course of a day',
    group: 'Timelines',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 16), 'A day here'),
        block('timeline', at(1, 24, 2), { entries: DAY, look: 'row' }),
      ],
    },
  },
  {
    id: 'words-tabs',
    name: 'Three tabs',
    group: 'Features',
    section: {
      blocks: [
        heading(at(1, 8), 'What it is made of'),
        block('tabs', at(10, 15), { items: PARTS, label: 'What it is made of' }),
      ],
    },
  },
  {
    id: 'words-icons',
    name: 'Three reasons',
    group: 'Features',
    section: {
      blocks: [
        block('icon', at(1, 7), icon('hammer', 'Made here', 'In one room, by people you can talk to.')),
        block('icon', at(9, 7), icon('trees', 'Wood we know', 'From three forests we have walked in.')),
        block('icon', at(17, 7), icon('wrench', 'Mended for life', 'Bring it back whenever it creaks.')),
      ],
    },
  },
  {
    id: 'pictures-hotspots',
    name: 'A picture, explained',
    group: 'Features',
    section: {
      blocks: [
        block('hotspots', at(1, 16), {
          image: 'picture:1',
          spots: [
            { title: 'Here it begins', words: 'Point at what people should notice.', x: 35, y: 40 },
            { title: 'And here', words: 'A few words are enough.', x: 68, y: 66 },
          ],
        }),
        heading(at(18, 7), 'Look closer'),
      ],
    },
  },
  {
    id: 'pictures-before-after',
    name: 'Before and after',
    group: 'Comparisons',
    section: {
      blocks: [
        heading(at(1, 16), 'Three weeks apart'),
        block('comparison', at(1, 24, 2), { before: 'picture:1', after: 'picture:2', ratio: 'wide' }),
      ],
    },
  },
  {
    id: 'pictures-team',
    name: 'Three people',
    group: 'Team',
    section: {
      blocks: [heading(at(1, 16), 'Who you will meet'), block('team', at(1, 24, 2), { people: PEOPLE })],
    },
  },
  {
    id: 'pictures-team-list',
    name: 'People, as a list',
    group: 'Team',
    section: {
      blocks: [heading(at(1, 8), 'People'), block('team', at(10, 15), { people: PEOPLE, look: 'list' })],
    },
  },
  {
    id: 'pictures-logos',
    name: 'Logos in a row',
    group: 'Testimonials',
    section: {
      space: 'small',
      blocks: [
        text(at(1, 24), 'Made for', 'small'),
        block('logos', at(1, 24, 2), {
          logos: ['1', '2', '3', '4', '5'].map((name) => ({ image: `picture:${name}` })),
        }),
      ],
    },
  },
  {
    id: 'lists-jobs',
    name: 'Open positions',
    group: 'Team',
    section: {
      blocks: [
        heading(at(1, 8), 'Work with us'),
        block('jobs', at(10, 15), {
          jobs: [
            { title: 'Joiner', place: 'Workshop', words: 'You have made a drawer that closes.' },
            { title: 'Fridays in the shop', employment: 'PART_TIME', place: 'Front room' },
          ],
        }),
      ],
    },
  },
  {
    id: 'lists-recipe',
    name: 'A recipe',
    group: 'Menus',
    section: {
      blocks: [
        block('recipe', at(3, 20), {
          title: 'Oil for a table',
          words: 'For a top that has seen a few dinners.',
          image: 'picture:1',
          prepMinutes: 20,
          ingredients: [
            { text: '200 ml linseed oil' },
            { text: 'One soft cloth' },
            { text: 'A dry afternoon' },
          ],
          steps: [
            { text: 'Wipe the top clean and let it dry.' },
            { text: 'Rub the oil in, wait, rub it off.' },
          ],
        }),
      ],
    },
  },
  {
    id: 'voices-carousel',
    name: 'Voices in a row',
    group: 'Testimonials',
    section: {
      blocks: [
        heading(at(1, 16), 'What people say'),
        block('quotes', at(1, 24, 2), { quotes: VOICES, perView: 3, look: 'cards' }),
      ],
    },
  },
  {
    id: 'voices-testimonial',
    name: 'One voice, with a face',
    group: 'Testimonials',
    section: {
      tone: 'tint',
      blocks: [
        block('testimonial', at(3, 20), {
          text: 'They measured twice and charged once.',
          name: 'Irma Holt',
          role: 'Table for eight',
          image: 'picture:1',
          look: 'picture',
        }),
      ],
    },
  },
  {
    id: 'voices-rating',
    name: 'A rating and two voices',
    group: 'Testimonials',
    section: {
      blocks: [
        block('rating', at(1, 24), { stars: 4.8, count: 213, size: 'large' }),
        block('testimonial', at(1, 12, 2), {
          text: 'They measured twice and charged once.',
          name: 'Irma Holt',
          look: 'card',
          stars: 5,
        }),
        block('testimonial', at(13, 12, 2), {
          text: 'The stair no longer creaks. I almost miss it.',
          name: 'Paul Amsel',
          look: 'card',
          stars: 5,
        }),
      ],
    },
  },
  {
    id: 'questions-faq',
    name: 'Questions for search engines',
    group: 'FAQ',
    section: {
      blocks: [
        heading(at(1, 8), 'Asked often'),
        block('faq', at(10, 15), { questions: QUESTIONS, oneAtATime: true }),
      ],
    },
  },
  {
    id: 'questions-faq-columns',
    name: 'Questions, all open',
    group: 'FAQ',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 16), 'Good to know'),
        block('faq', at(1, 24, 2), { questions: QUESTIONS, look: 'columns' }),
      ],
    },
  },
  {
    id: 'contact-hours',
    name: 'Address and hours',
    group: 'Contact',
    section: {
      blocks: [
        heading(at(1, 8), 'Find us'),
        block('business', at(10, 7), { name: false, hours: false }),
        block('opening-hours', at(17, 8), {}),
      ],
    },
  },
  {
    id: 'invitations-date',
    name: 'A date to keep',
    group: 'Calls to action',
    section: {
      tone: 'accent',
      blocks: [
        heading(at(1, 14), 'Put it in your calendar, and come'),
        block('add-to-calendar', at(16, 9), {
          title: 'An evening in the workshop',
          startsAt: '2030-06-12T18:00:00.000Z',
          endsAt: '2030-06-12T20:30:00.000Z',
          place: 'The old printing house',
        }),
      ],
    },
  },
];
