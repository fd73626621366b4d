import { picture, text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

interface Entry {
  slug: string;
  title: string;
  on: string;
  picture: string;
  lead: string;
  tags: readonly string[];
  words: string;
  plate?: string;
}

const ENTRIES: readonly Entry[] = [
  {
    slug: 'the-bridge-won',
    title: 'The bridge won',
    on: '2026-10-20T07:00:00.000Z',
    picture: 'posts',
    tags: ['Crossings', 'Ferries'],
    lead: 'Route thirty-three closed on a Sunday. I was on the last boat, and so were four people with sandwiches.',
    words:
      'They opened the bridge at noon, with a ribbon. The ferry had one more departure, at 12.20, because the timetable had been printed.\n\nFive of us went. The mate did not sell tickets. Half way he switched off the engine for as long as it takes to expose a negative, which he had offered and I had not asked. It was very quiet. One could hear the cars.\n\nThe posts of the quay are still there. There were fourteen. I have photographed the eleven that stand.',
    plate: 'long-jetty',
  },
  {
    slug: 'a-complaint-about-the-tree',
    title: 'A complaint about the tree',
    on: '2026-02-11T08:00:00.000Z',
    picture: 'one-tree',
    tags: ['Snow', 'Letters'],
    lead: 'A reader writes that it is always the same tree. It is. Here is why.',
    words:
      'There are other trees. I know of two.\n\nThe point of going back is that the tree is the only thing in the picture that does not change, so one can see what the light did. In the first winter I thought I was photographing a tree. By the fourth I was photographing the distance behind it. Last week the distance was eleven metres and moving.\n\nThe reader has been sent a print. It is a different tree. Let us see whether he notices.',
  },
  {
    slug: 'on-waiting-for-a-bus',
    title: 'On waiting for a bus',
    on: '2025-12-04T15:00:00.000Z',
    picture: 'last-bus',
    tags: ['Windows', 'Night'],
    lead: 'Six seconds is a long time to sit still if one does not know that one is being photographed.',
    words:
      'He sat still because he was reading the timetable, and he read it for so long because the bus had been taken out of it in August.\n\nI took the picture. Then I crossed the road and told him. We walked down together, forty minutes, in the rain, and it turned out that he repairs shutters.\n\nThe lamp in the shelter is on a sensor, by the way. If nobody moves for ten minutes it goes out. He knew that too, and waved every nine.',
    plate: 'station',
  },
  {
    slug: 'how-to-photograph-snow',
    title: 'How to photograph snow',
    on: '2025-01-18T08:00:00.000Z',
    picture: 'tracks',
    tags: ['Snow', 'Printing'],
    lead: 'One and two-thirds stops over, and dry socks.',
    words:
      'The meter believes that the world is grey. In snow it is wrong by a stop and two thirds. That is all there is to the technique, and every book about it has two hundred pages.\n\nThe rest is feet. A tripod sinks for about four minutes and then it stands. So do you. Use the time to look at where you walked, because you have just ruined it.\n\nGo round the back of the hill. Start again. Come home along your own tracks, and if they look better than what you came for, take those.',
  },
];

function post({ slug, title, on, picture: name, lead, tags, words, plate }: Entry): ItemDraft {
  return {
    title,
    slug,
    publishAt: on,
    thumbnail: `picture:${name}`,
    values: { author: '{{Tove Aasen|%name%}}', tags, excerpt: lead },
    sections: [
      {
        name: 'Words',
        variant: 'words',
        space: 'small',
        blocks: [text(at(7, 12), words, 'normal', { phone: at(1, 8, 1) })],
      },
      ...(plate === undefined
        ? []
        : [
            {
              variant: 'after',
              space: 'small',
              blocks: [picture(at(4, 18), plate, { ratio: 'landscape' }, { phone: at(1, 8, 1) })],
            } as const,
          ]),
    ],
  };
}

export const journal: CollectionDraft = {
  kind: 'blog',
  title: 'Journal',
  path: '/journal',
  values: {
    urlFormat: '%t',
    layout: 'grid',
    showAuthor: false,
    comments: false,
    intro: 'Notes from the notebook, without the weather.',
    description: 'The journal of %name%: ferries, snow, waiting, and how to meter for white.',
    shareImage: 'picture:posts',
  },
  items: ENTRIES.map(post),
};
