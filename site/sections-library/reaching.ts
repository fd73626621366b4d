import { business, heading, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { own, OWN_PLACE, type SectionDesign } from './design.ts';

const ANSWERS = [
  { question: 'Is it far from the station?', answer: 'text:Nine minutes on foot, along the water.' },
  {
    question: 'Can we bring children?',
    answer: 'text:Yes. There is a box of wooden animals under the stairs.',
  },
  {
    question: 'Until when can I cancel?',
    answer: 'text:Until noon on the day before, without a word about money.',
  },
];

const sendButton = { align: 'left' };

/** Ways to get in touch. */
export const reaching: readonly SectionDesign[] = [
  {
    id: 'form-beside-title',
    name: 'A form under a title',
    group: 'Forms',
    section: {
      blocks: [
        heading(at(1, 12), 'Write to us', { size: 'large' }),
        text(at(15, 10), 'A sentence is enough. Somebody reads it the same day and answers on the next.'),
        block('form', at(1, 16, 2), { formId: own('form'), ...sendButton }),
      ],
    },
  },
  {
    id: 'form-beside-picture',
    name: 'A form beside a picture',
    group: 'Forms',
    section: {
      tone: 'tint',
      blocks: [
        picture(at(1, 10, 1, 2), '1', { ratio: 'portrait' }),
        heading(at(13, 12, 1), 'Ask for a date'),
        block('form', at(13, 12, 2), { formId: own('form'), ...sendButton }),
      ],
    },
  },
  {
    id: 'form-and-facts',
    name: 'A form, address and hours',
    group: 'Forms',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 24), 'How to reach us'),
        block('form', at(1, 13, 2, 2), { formId: own('form'), ...sendButton }),
        business(at(17, 8, 2), ['address', 'phone', 'email']),
        block('opening-hours', at(17, 8, 3), {}),
      ],
    },
  },
  {
    id: 'contact-map',
    name: 'A map beside the address',
    group: 'Contact',
    section: {
      align: 'center',
      blocks: [
        block('map', at(1, 15, 1, 3), { location: OWN_PLACE, ratio: 'landscape', showAddress: false }),
        heading(at(17, 8, 1), 'Here we are'),
        business(at(17, 8, 2), ['address', 'phone', 'email']),
        block('opening-hours', at(17, 8, 3), { hasDays: false }),
      ],
    },
  },
  {
    id: 'contact-map-banner',
    name: 'A map, edge to edge',
    group: 'Contact',
    section: {
      width: 'full',
      space: 'none',
      blocks: [block('map', at(1, 24), { location: OWN_PLACE, ratio: 'banner', showAddress: false })],
    },
  },
  {
    id: 'faq-and-contact',
    name: 'Questions, and who to ask',
    group: 'FAQ',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 14), 'Before you come'),
        heading(at(17, 8), 'Something else?', { level: 3 }),
        block('faq', at(1, 14, 2), { questions: ANSWERS }),
        business(at(17, 8, 2), ['phone', 'email']),
      ].map((draft, index) => ({ ...draft, phone: at(1, 8, [1, 3, 2, 4][index]) })),
    },
  },
];
