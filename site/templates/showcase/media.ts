import { ITEM_PART_BLOCK, type ItemPart } from '#core/collections/item-parts.ts';
import { text, to } from '../drafts.ts';
import { at, block, type BlockDraft, type CollectionDraft, type ItemDraft } from '../template.ts';
import { tune } from './sounds.ts';

const words = (source: string) => [{ space: 'small' as const, blocks: [text(at(1, 15), source, 'large')] }];
const part = (name: ItemPart, place: BlockDraft['place'], values: object = {}) =>
  block(ITEM_PART_BLOCK, place, { part: name, ...values });

interface Film {
  title: string;
  slug: string;
  address: string;
  duration: string;
  picture: string;
  on: string;
  excerpt: string;
  words: string;
}

const FILMS: readonly Film[] = [
  {
    title: 'A canvas for one afternoon',
    slug: 'one-afternoon',
    address: 'https://player.vimeo.com/video/76979871',
    duration: '1:02',
    picture: 'sea',
    on: '2026-10-02T09:00:00.000Z',
    excerpt: 'A player of another site, which is asked for nothing before you press play.',
    words:
      'The picture before the film is one of this site. What the player brings along comes with your click, and where a site asks for consent first, so does this page.',
  },
  {
    title: 'Big Buck Bunny',
    slug: 'big-buck-bunny',
    address: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
    duration: '10:35',
    picture: 'hills',
    on: '2026-09-11T09:00:00.000Z',
    excerpt: 'An open film, with its length on the picture.',
    words: 'Lengths are written as players show them: minutes and seconds. Search engines are told them too.',
  },
  {
    title: 'The same, at night',
    slug: 'at-night',
    address: 'https://player.vimeo.com/video/76979871',
    duration: '0:41',
    picture: 'night',
    on: '2026-08-20T09:00:00.000Z',
    excerpt: 'Films stand newest first, like posts.',
    words: 'Give a film a picture of its own: the first frame is often black.',
  },
];

/** Films, on a page that their owner has arranged: the player in the dark, words and details beside each other. */
export const films: CollectionDraft = {
  kind: 'videos',
  title: 'Films',
  path: '/films',
  values: { intro: 'A collection of videos: posters with their length, and a page for each film.' },
  itemPage: [
    {
      name: 'Film',
      tone: 'ink',
      space: 'small',
      blocks: [part('back', at(1, 24)), part('media', at(1, 24, 2))],
    },
    {
      name: 'Words',
      blocks: [
        part('title', at(1, 15)),
        part('date', at(18, 7)),
        part('excerpt', at(1, 15, 2)),
        part('tags', at(18, 7, 2)),
        part('share', at(18, 7, 3)),
      ],
    },
    { space: 'none', blocks: [part('body', at(1, 24))] },
    { space: 'small', blocks: [part('neighbours', at(1, 24)), part('related', at(1, 24, 2))] },
  ],
  items: FILMS.map(({ title, slug, address, duration, picture, on, excerpt, words: said }): ItemDraft => ({
    title,
    slug,
    publishAt: on,
    thumbnail: `picture:${picture}`,
    values: { excerpt, duration, video: to(address), tags: ['Film'], comments: false },
    sections: words(said),
  })),
};

const LESSONS: readonly [
  chapter: string,
  title: string,
  slug: string,
  excerpt: string,
  said: string,
  film?: string,
][] = [
  [
    'Begin',
    'Name the page in three words',
    'three-words',
    'Before anything is drawn.',
    'Write down what somebody should be able to do on the page. If it takes more than three words, it is two pages.\n\nKeep the note. You will hold every section against it.',
  ],
  [
    'Begin',
    'Write the letter',
    'the-letter',
    'The page as one would say it.',
    'Write it to one person whom you know. No headings yet, no pictures. Stop when you have said it.',
  ],
  [
    'Build',
    'From letter to sections',
    'sections',
    'Where the eye may rest.',
    'Read the letter aloud. Where you breathe, a section ends. Give each one heading, taken from its own words.',
  ],
  [
    'Build',
    'See somebody do it',
    'watch',
    'A lesson can be a film.',
    'The film comes from another site and is asked for when you play it. Below it there is room for words, as everywhere.',
    'https://player.vimeo.com/video/76979871',
  ],
  [
    'Finish',
    'Read it on a phone',
    'on-a-phone',
    'Most people will.',
    'Hold the phone in one hand and use the thumb. Whatever you skip, others skip too.',
  ],
];

export const course: CollectionDraft = {
  kind: 'lessons',
  title: 'A page in an hour',
  path: '/course',
  values: {
    intro: 'A course: lessons in chapters, one after the other. This browser remembers what you have done.',
    itemOrder: [],
  },
  items: LESSONS.map(([chapter, title, slug, excerpt, said, film], index): ItemDraft => ({
    title,
    slug,
    // The newest stands first while nobody has arranged them.
    publishAt: `2026-09-${String(20 - index).padStart(2, '0')}T09:00:00.000Z`,
    values: {
      chapter,
      excerpt,
      comments: false,
      duration: film === undefined ? '' : '1:02',
      ...(film !== undefined && { video: to(film), thumbnail: 'picture:window' }),
    },
    sections: words(said),
  })),
};

const TUNES: readonly [title: string, file: string, notes: readonly number[]][] = [
  ['Up the stairs', 'up-the-stairs.wav', [-12, -8, -5, 0, 4, 7, 12, 7, 4, 0, -5, -8]],
  ['Three lamps', 'three-lamps.wav', [0, 0, 7, 7, 9, 9, 7, 5, 5, 4, 4, 2, 2, 0]],
  ['Last tram', 'last-tram.wav', [3, 2, 0, -2, -4, -5, -7, -9, -5, -9, -12]],
];

export const album: CollectionDraft = {
  kind: 'album',
  title: 'Tunes for waiting',
  path: '/tunes',
  values: {
    intro: 'An album: one player for all tracks, which goes on by itself. Nothing sounds before you press.',
  },
  items: TUNES.map(([title, file, notes], index): ItemDraft => ({
    title,
    slug: file.replace('.wav', ''),
    publishAt: `2026-07-${String(20 - index).padStart(2, '0')}T09:00:00.000Z`,
    values: {
      track: { audio: `/s/${file}`, artist: 'The machine room' },
      duration: `0:0${Math.round(notes.length * 0.42)}`,
      comments: false,
    },
    sections: words('Made by a few lines of code, so that the player has something to play.'),
  })),
};

export const sounds = TUNES.map(([, name, notes]) => ({ name, make: () => tune(notes) }));
