import { business, button, heading, index, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { inOrder, own, type SectionDesign, UNSET } from './design.ts';

const PLACES = [
  { service: 'instagram', to: { href: 'https://www.instagram.com/', newWindow: true } },
  { service: 'mastodon', to: { href: 'https://mastodon.social/', newWindow: true } },
  { service: 'youtube', to: { href: 'https://www.youtube.com/', newWindow: true } },
];

const wide = (row: number, label: string) =>
  block('button', at(8, 10, row), {
    label,
    to: { href: UNSET, newWindow: false },
    look: 'outline',
    width: 'full',
  });

/** The last words of a page, and pages that are hardly more than one sentence. */
export const closing: readonly SectionDesign[] = [
  {
    id: 'action-newsletter',
    name: 'Sign up for the newsletter',
    group: 'Calls to action',
    section: {
      tone: 'accent',
      align: 'center',
      blocks: [
        heading(at(1, 12), 'A letter, when there is something to say.', { size: 'large' }),
        block('newsletter', at(14, 11), {
          listId: own('mailingList'),
          title: '',
          description: 'About once a month. One click, and it stops.',
        }),
      ],
    },
  },
  {
    id: 'action-half-picture',
    name: 'Half picture, half question',
    group: 'Calls to action',
    section: {
      tone: 'tint',
      align: 'center',
      blocks: [
        picture(at(1, 12, 1, 3), '1', { ratio: 'square' }),
        heading(at(14, 9, 1), 'Shall we come and have a look?', { size: 'large' }),
        text(at(14, 8, 2), 'It costs nothing within the city, and you keep the drawing either way.'),
        button(at(14, 9, 3), 'Choose a day', UNSET),
      ],
    },
  },
  {
    id: 'action-running-line',
    name: 'A running line and a button',
    group: 'Calls to action',
    section: {
      tone: 'ink',
      width: 'full',
      blocks: [
        block('marquee', at(1, 24), {
          items: [{ text: 'Now booking for autumn' }, { text: 'Six weekends left' }],
          size: 'huge',
          separator: 'star',
          pausedOnHover: true,
        }),
        block('button', at(1, 24, 2), {
          label: 'See what is free',
          to: { href: UNSET, newWindow: false },
          look: 'solid',
          align: 'center',
        }),
      ],
    },
  },
  {
    id: 'closing-facts',
    name: 'Address, hours and links',
    group: 'Closings',
    section: {
      divider: 'line',
      blocks: [
        business(at(1, 7), ['name', 'address', 'phone', 'email']),
        block('opening-hours', at(9, 7), {}),
        block('social-icons', at(18, 7), { links: PLACES, look: 'words' }),
      ],
    },
  },
  {
    id: 'closing-name',
    name: 'The name, very large',
    group: 'Closings',
    section: {
      tone: 'ink',
      blocks: [
        text(at(1, 8), 'The old printing house\nSecond yard, blue door', 'small'),
        text(
          at(13, 12),
          '[hello@example.com](mailto:hello@example.com)\n[+44 20 7946 0018](tel:+442079460018)',
          'small',
        ),
        heading(at(1, 24, 2), 'Halden & Daughter', { size: 'display' }),
      ],
    },
  },
  {
    id: 'closing-newsletter',
    name: 'Newsletter and links',
    group: 'Closings',
    section: {
      tone: 'tint',
      blocks: [
        block('newsletter', at(1, 12, 1), {
          listId: own('mailingList'),
          title: 'Stay in touch',
          description: 'What is new, four times a year.',
        }),
        block('navigation', at(15, 5, 1), { direction: 'column' }),
        block('social-icons', at(20, 5, 1), { links: PLACES, look: 'words' }),
      ],
    },
  },
  {
    id: 'soon-newsletter',
    name: 'Coming soon, with a sign-up',
    group: 'Coming soon',
    section: {
      tone: 'ink',
      height: 'screen',
      align: 'end',
      background: 'picture:1',
      blocks: [
        heading(at(1, 18), 'We are still painting.', { level: 1, size: 'display' }),
        text(at(1, 11, 2), 'Leave an address and you are the first to see it dry.', 'large'),
        block('newsletter', at(1, 12, 3), { listId: own('mailingList'), title: '' }),
      ],
    },
  },
  {
    id: 'soon-plain',
    name: 'Coming soon, one line',
    group: 'Coming soon',
    section: {
      height: 'screen',
      align: 'center',
      blocks: [
        text(at(1, 12), 'Opening in spring', 'small'),
        heading(at(1, 22, 2), 'A bookshop with more chairs than books.', { level: 1, size: 'display' }),
        block('social-icons', at(1, 12, 3), { links: PLACES, look: 'words' }),
      ],
    },
  },
  {
    id: 'lost-search',
    name: 'Not found, with a search',
    group: 'Not found',
    section: {
      height: 'half',
      align: 'center',
      blocks: [
        heading(at(1, 20), 'This page has gone for a walk.', { level: 1, size: 'display' }),
        text(
          at(1, 11, 2),
          'It may have moved, or the link has a slip in it. Look for what you wanted:',
          'large',
        ),
        block('search', at(1, 12, 3), {}),
      ],
    },
  },
  {
    id: 'lost-picture',
    name: 'Not found, with a picture',
    group: 'Not found',
    section: {
      align: 'center',
      blocks: inOrder([
        heading(at(1, 10, 1), 'Nothing here but the view', { level: 1, size: 'large' }),
        index(at(1, 10, 2), [
          { title: 'Back to the beginning' },
          { title: 'What we do' },
          { title: 'Write to us', href: 'mailto:hello@example.com' },
        ]),
        picture(at(12, 13, 1, 2), '1', { ratio: 'landscape' }),
      ]),
    },
  },
  {
    id: 'links-column',
    name: 'A face and a column of links',
    group: 'Links',
    section: {
      space: 'large',
      blocks: [
        block(
          'image',
          at(11, 4),
          { image: 'picture:1', ratio: 'square', mask: 'circle' },
          { phone: at(3, 4, 1) },
        ),
        block(
          'heading',
          at(5, 16, 2),
          { text: 'Ines Marten', level: 1, size: 'small', align: 'center' },
          { phone: at(1, 8, 2) },
        ),
        ...['My new book', 'Workshops this summer', 'The podcast', 'Write to me'].map((label, at) =>
          wide(at + 3, label),
        ),
        block('social-icons', at(11, 4, 7), { links: PLACES }, { phone: at(3, 4, 7) }),
      ],
    },
  },
  {
    id: 'links-picture',
    name: 'Links on a picture',
    group: 'Links',
    section: {
      tone: 'ink',
      height: 'screen',
      align: 'end',
      background: 'picture:1',
      blocks: [
        heading(at(1, 16), 'Ines Marten', { level: 1, size: 'display' }),
        text(at(1, 10, 2), 'Writes, walks, draws maps of both.', 'large'),
        index(at(1, 14, 3), [
          { title: 'My new book', meta: 'Out in May' },
          { title: 'Workshops this summer', meta: 'Three places left' },
          { title: 'The podcast', meta: 'Every other Friday' },
        ]),
      ],
    },
  },
];
