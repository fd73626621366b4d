import { picture, text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

interface Note {
  slug: string;
  title: string;
  on: string;
  author: string;
  category: 'Studio' | 'Workshop' | 'Projects';
  tags: readonly string[];
  lead: string;
  picture: string;
  words: string;
  /** A second picture, below the words. */
  plate?: string;
}

const NOTES: readonly Note[] = [
  {
    slug: 'the-roof-is-on-in-murg',
    title: 'The roof is on in Murg',
    on: '2026-10-12T07:00:00.000Z',
    author: 'Tobias Wyss',
    category: 'Workshop',
    tags: ['Murg', 'Timber'],
    lead: 'The workshop moves in November. Every machine has been measured. Two go through the window.',
    picture: 'site-plan',
    words:
      'The frame went up in four days. Six people, one crane, no rain. On the fifth day the crane was wanted elsewhere and we carried the last purlin.\n\nThe building has one room. It is 31 metres long, because the longest board we buy is 6 and it has to pass the saw twice and turn. The windows face north. Dust can be seen in the light from there, and then it can be swept.\n\nThe band saw is 2.40 high and the door is 2.30. We knew this. The window beside the door is 2.60 and comes out in one piece.\n\nFrom the first of December [Chair 01](/furniture) is made there. Until then delivery takes two weeks longer.',
    plate: 'drawings',
  },
  {
    slug: 'efua-osei-speaks-in-porto',
    title: 'Efua {{Osei|Mensah}} speaks in Porto',
    on: '2026-06-03T07:00:00.000Z',
    author: 'Noa Feld',
    category: 'Studio',
    tags: ['Stairs', 'Lectures'],
    lead: 'The subject is stairs. The hall has 300 seats and one step.',
    picture: 'hero-stair-hall',
    words:
      'A step is 17 centimetres high and 29 deep. Two heights and a depth make 63. That is the length of a pace, and it has been since somebody measured one in 1672.\n\nThe lecture is about what happens when the rule is broken. A stair that is too flat makes people run. A stair that is too steep makes them look at their feet. In [Stair House](/projects/stair-house) there are three steps of each kind, and the house knows why.\n\nThursday, 18 June, 18.30. Entrance from the court. The recording will not be published. Drawings may be copied by hand.',
  },
  {
    slug: 'we-look-for-one-architect',
    title: 'We look for one architect',
    on: '2026-01-19T07:00:00.000Z',
    author: 'Henrik {{Brandt|Lang}}',
    category: 'Studio',
    tags: ['Work'],
    lead: 'From April. Send five drawings by post. No portfolio.',
    picture: 'studio',
    words:
      'One drawing should show a corner. One should be of something that was built. One may be wrong, with a note that says where.\n\nThe desk is the third from the window. The week has four days and a site visit. We speak German in the office, English on the telephone and what is needed on site.\n\nWe answer every letter. It takes us until the end of February. [The address](/contact).',
  },
  {
    slug: 'the-library-lends-its-chairs',
    title: 'The library lends its chairs',
    on: '2025-09-08T07:00:00.000Z',
    author: 'Noa Feld',
    category: 'Projects',
    tags: ['Aarau', 'Chair 01'],
    lead: 'Readers in Aarau may take Chair 01 home for three weeks. 14 have.',
    picture: 'library-interior',
    words:
      'It began with a note at the desk. A reader asked whether the chair was for sale. It was not, so the librarian lent it to him. He signed for it on a card for books.\n\nThere are 80 chairs in [the library](/projects/town-library). Ten now carry a number on the underside and stand by the door. They go out for three weeks and may be extended once. The fine is one franc a day.\n\n14 have been lent. 13 have come back. We are told that the last one is being read on.',
    plate: 'library-elevation',
  },
  {
    slug: 'a-model-for-a-school',
    title: 'A model for a school',
    on: '2025-03-21T08:00:00.000Z',
    author: 'Mara Lüthi',
    category: 'Projects',
    tags: ['Models', 'Thun'],
    lead: 'Scale 1 to 20, so that a class can put its heads in. They found two mistakes.',
    picture: 'model-table',
    words:
      'Children do not read plans. They read rooms. So we built one, in card, on trestles, with the floor at the height of their eyes.\n\nThe first mistake: there was no place to be alone. The second: the window was for people who stand. Both are corrected. The pupils were named in the minutes.\n\nThe model stays in the corridor until the building is done. It is repaired on Fridays.',
  },
  {
    slug: 'stair-house-is-done',
    title: 'Stair House is done',
    on: '2024-05-02T07:00:00.000Z',
    author: 'Efua {{Osei|Mensah}}',
    category: 'Projects',
    tags: ['Stairs', 'Lenzburg'],
    lead: '41 steps. One family. The keys changed hands on a Thursday.',
    picture: 'slope-house-interior',
    words:
      'The house took 26 months. The stair took eleven of them. It was cast in one pour, at night, because the lorries could not turn in the lane by day.\n\nWe handed over the keys and the book. The book has 60 pages and says what everything is made of, who made it and how to clean it. The last page is empty, for what we forgot.\n\nThe prize of the canton came in November. [Stair House](/projects/stair-house).',
  },
];

function post(note: Note): ItemDraft {
  return {
    title: note.title,
    slug: note.slug,
    publishAt: note.on,
    thumbnail: `picture:${note.picture}`,
    values: {
      author: note.author,
      categories: [note.category],
      tags: note.tags,
      excerpt: note.lead,
    },
    sections: [
      { name: 'Words', variant: 'note', space: 'small', blocks: [text(at(4, 14), note.words)] },
      ...(note.plate === undefined
        ? []
        : [
            {
              variant: 'plate',
              width: 'full',
              space: 'none',
              blocks: [picture(at(1, 24), note.plate, { ratio: 'wide' })],
            } as const,
          ]),
    ],
  };
}

/** What happened, and when: one line each, and a page for those who want to know. */
export const news: CollectionDraft = {
  kind: 'blog',
  title: 'News',
  path: '/news',
  values: {
    urlFormat: '%t',
    comments: false,
    intro: '2024–2026',
    description: 'What happened at %name%, and when: buildings, models, lectures, chairs.',
    shareImage: 'picture:drawings',
  },
  items: NOTES.map(post),
};
