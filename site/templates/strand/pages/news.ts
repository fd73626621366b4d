import { text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

function post(draft: {
  slug: string;
  title: string;
  on: string;
  picture: string;
  lead: string;
  tags: readonly string[];
  words: string;
}): ItemDraft {
  return {
    title: draft.title,
    slug: draft.slug,
    publishAt: draft.on,
    thumbnail: `picture:${draft.picture}`,
    values: { author: 'Bríd', tags: draft.tags, excerpt: draft.lead },
    sections: [
      {
        name: 'Words',
        variant: 'words',
        space: 'small',
        blocks: [text(at(1, 15), draft.words, 'normal', { phone: at(1, 8, 1) })],
      },
    ],
  };
}

export const news: CollectionDraft = {
  kind: 'blog',
  title: 'News',
  path: '/news',
  values: {
    urlFormat: '%t',
    layout: 'grid',
    showAuthor: false,
    comments: false,
    intro: 'From the pier, as it happens.',
    description: 'News of %name%: who plays, what the tide says, what was found on the beach.',
    shareImage: 'picture:choir',
  },
  items: [
    post({
      slug: 'the-undertow-say-yes',
      title: 'The Undertow say yes',
      on: '2026-11-02T09:00:00.000Z',
      picture: 'undertow',
      tags: ['Line-up'],
      lead: 'On the condition that the sea does the lights. It has agreed.',
      words:
        'We have asked them every year since the first. Every year they said that the set was too long for the tide.\n\nThis June the lowest water of the year falls on the Saturday, at 21.22. That is 128 minutes of stage. They have taken out the pause in the middle, and one of the two guitar solos, and that leaves two minutes for going home.\n\n[Saturday, 21.30, the Sandbar](/timetable#saturday).',
    }),
    post({
      slug: 'things-found-after-the-last-one',
      title: 'Things found after the last one',
      on: '2026-07-14T09:00:00.000Z',
      picture: 'crab',
      tags: ['Lost and found'],
      lead: 'Forty-one shoes, none of which match, and a trombone mouthpiece.',
      words:
        'Also: two wedding rings (the same size), a kite, a set of car keys with a float on them, which is more than can be said for the car, a book about patience with the last page gone, and nine tents that people decided against.\n\nThe rings have been returned. The couple had not noticed. The tents went to the scouts.\n\nIf the mouthpiece is yours, say what it tastes of.',
    }),
    post({
      slug: 'the-sheep-have-been-consulted',
      title: 'The sheep have been consulted',
      on: '2026-03-09T09:00:00.000Z',
      picture: 'heron',
      tags: ['The island'],
      lead: 'They move to the north end for four days, as before, in return for salt.',
      words:
        'There are nine of them and they were here first. For the four days of the festival they live behind the wall, with their own water, and a steward who is paid to talk to nobody.\n\nThe vet measured how loud it is back there. It is as loud as a tractor two fields away, which is to say as loud as usual.',
    }),
  ],
};
