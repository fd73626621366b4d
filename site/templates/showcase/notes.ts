import { text } from '../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../template.ts';

/** A small journal, so that the blocks of collections have something to show. */
const NOTES: readonly {
  title: string;
  slug: string;
  on: string;
  picture: string;
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  excerpt: string;
  words: string;
  featured?: boolean;
}[] = [
  {
    title: 'A section has one job',
    slug: 'one-job',
    on: '2026-10-21T08:00:00.000Z',
    picture: 'arches',
    author: 'Ida Lund',
    categories: ['Layout'],
    tags: ['Sections', 'Pictures'],
    excerpt: 'What to do when two things on a screen ask for the same attention.',
    words:
      'When two things on a screen ask to be seen first, none is. Take one of them to the next section, or make it smaller than you like.\n\nA section that cannot be named in three words holds two sections.',
    featured: true,
  },
  {
    title: 'Pictures keep their place',
    slug: 'pictures-keep-their-place',
    on: '2026-09-30T08:00:00.000Z',
    picture: 'sea',
    author: 'Jonas Vik',
    categories: ['Pictures'],
    tags: ['Pictures', 'Phones'],
    excerpt: 'Why nothing jumps while a page of this site loads.',
    words:
      'Every picture tells its width and height before it has come. The page is laid out once, and the reader’s line stays where it was.\n\nOn a phone the focal point decides what is left of a wide picture.',
  },
  {
    title: 'Words first, then colours',
    slug: 'words-first',
    on: '2026-08-12T08:00:00.000Z',
    picture: 'window',
    author: 'Ida Lund',
    categories: ['Words'],
    tags: ['Writing'],
    excerpt: 'A page that reads well in black and white needs little else.',
    words:
      'Write the page as a letter. Then make headings of the sentences people will look for.\n\nColours come last, and fewer of them than you think.',
  },
  {
    title: 'Fields, forms, and asking less',
    slug: 'asking-less',
    on: '2026-06-03T08:00:00.000Z',
    picture: 'field',
    author: 'Jonas Vik',
    categories: ['Forms'],
    tags: ['Forms', 'Writing'],
    excerpt: 'Each field in a form costs a visitor. Which of yours is worth one?',
    words: 'Ask for a name and an address. Everything else can be asked by somebody, later, kindly.',
  },
];

function noteOf(note: (typeof NOTES)[number]): ItemDraft {
  return {
    title: note.title,
    slug: note.slug,
    publishAt: note.on,
    thumbnail: `picture:${note.picture}`,
    values: {
      author: note.author,
      categories: note.categories,
      tags: note.tags,
      excerpt: note.excerpt,
      featured: note.featured ?? false,
    },
    sections: [{ space: 'small', blocks: [text(at(4, 16), note.words)] }],
  };
}

export const notes: CollectionDraft = {
  kind: 'blog',
  title: 'Notes',
  path: '/notes',
  values: { urlFormat: '%t', intro: 'A few things learnt while the blocks were made.' },
  items: NOTES.map(noteOf),
};
