import { button, heading, index, picture, text } from '../templates/drafts.ts';
import { at } from '../templates/template.ts';
import { accordion, inOrder, type SectionDesign, UNSET } from './design.ts';

export const asking: readonly SectionDesign[] = [
  {
    id: 'questions-side',
    name: 'Questions beside a title',
    group: 'FAQ',
    section: {
      blocks: [
        heading(at(1, 8), 'People ask'),
        accordion(at(10, 15), [
          ['Can I bring my dog?', 'Yes, if it can bear the cat. She will not move.'],
          ['How long does delivery take?', 'Two working days in the country, a week further away.'],
          ['What if it breaks?', 'Send a picture. We mend what we made, for as long as we are here.'],
        ]),
      ],
    },
  },
  {
    id: 'questions-centre',
    name: 'Questions, one column',
    group: 'FAQ',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(5, 16), 'Before you write'),
        accordion(at(5, 16, 2), [
          ['Do you work outside the city?', 'Up to two hours away. Further if there is a train.'],
          ['When could you start?', 'We book about three months ahead. Small things fit in between.'],
          ['Do you take on students?', 'One each summer. Write in January.'],
          ['How do you charge?', 'By the day, agreed beforehand, and never more than the estimate.'],
        ]),
        button(at(5, 16, 3), 'Ask something else', UNSET, { look: 'underline' }),
      ],
    },
  },
  {
    id: 'contact-three',
    name: 'Address, hours, telephone',
    group: 'Contact',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 24), 'Find us'),
        text(at(1, 7, 2), '**Come by**\n14 Mill Lane\nRear yard, blue door'),
        text(at(9, 7, 2), '**Hours**\nTuesday to Saturday\n9 to 17'),
        text(
          at(17, 7, 2),
          '**Write or ring**\n[hello@example.com](mailto:hello@example.com)\n[+44 20 7946 0018](tel:+442079460018)',
        ),
      ],
    },
  },
  {
    id: 'contact-picture',
    name: 'Address beside a picture',
    group: 'Contact',
    section: {
      align: 'center',
      blocks: [
        picture(at(1, 13, 1, 3), '1', { ratio: 'landscape' }),
        heading(at(15, 10, 1), 'The yard behind the chapel'),
        text(
          at(15, 9, 2),
          'Tram 4 to Weir Street, then through the arch. Ring twice: the first one is drowned by the saw.',
        ),
        button(at(15, 9, 3), 'Write to us', UNSET),
      ],
    },
  },
  {
    id: 'contact-line',
    name: 'One line to write to',
    group: 'Contact',
    section: {
      tone: 'ink',
      space: 'large',
      blocks: [
        heading(at(1, 24), 'Tell us what you have in mind.', { size: 'large' }),
        text(at(1, 14, 2), '[studio@example.com](mailto:studio@example.com)', 'large'),
      ],
    },
  },
  {
    id: 'contact-index',
    name: 'Who to ask for what',
    group: 'Contact',
    section: {
      blocks: [
        heading(at(1, 8), 'Ask the right person'),
        index(at(10, 15), [
          { title: 'New projects', note: 'Lena Voss', href: 'mailto:lena@example.com' },
          { title: 'Press and pictures', note: 'Sam Abara', href: 'mailto:sam@example.com' },
          { title: 'Invoices', note: 'The office', href: 'mailto:office@example.com' },
        ]),
      ],
    },
  },
  {
    id: 'invitation-letter',
    name: 'A letter now and then',
    group: 'Calls to action',
    section: {
      tone: 'accent',
      blocks: [
        heading(at(1, 17), 'One letter a month, and nothing in between.', { size: 'large' }),
        text(at(1, 11, 2), 'What is new, what has run out, one recipe.', 'large'),
        button(at(1, 11, 3), 'Ask for the letter', UNSET),
      ],
    },
  },
  {
    id: 'invitation-band',
    name: 'A narrow band',
    group: 'Calls to action',
    section: {
      tone: 'ink',
      space: 'small',
      align: 'center',
      blocks: [
        heading(at(1, 16), 'There are four places left in May.', { level: 3 }),
        button(at(18, 7), 'Keep one for me', UNSET, { look: 'solid' }),
      ],
    },
  },
  {
    id: 'invitation-picture',
    name: 'An invitation on a picture',
    group: 'Calls to action',
    section: {
      tone: 'ink',
      height: 'half',
      align: 'center',
      background: 'picture:1',
      blocks: [
        heading(at(4, 18), 'Come and sit in the garden.', { size: 'large' }),
        button(at(4, 18, 2), 'Book a table', UNSET),
      ],
    },
  },
  {
    id: 'invitation-two',
    name: 'Two ways on',
    group: 'Calls to action',
    section: {
      divider: 'line',
      blocks: inOrder([
        heading(at(1, 11), 'Looking for something?', { level: 3 }),
        text(at(1, 10, 2), 'The whole shelf is online, with what is left of each.'),
        button(at(1, 10, 3), 'To the shelf', UNSET),
        heading(at(13, 12), 'Have something to mend?', { level: 3 }),
        text(at(13, 10, 2), 'Bring it on a Thursday. We look at it together.'),
        button(at(13, 10, 3), 'How it works', UNSET, { look: 'outline' }),
      ]),
    },
  },
];
