import { text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

const change = (
  version: string,
  draft: {
    title: string;
    on: string;
    kind: 'New' | 'Better' | 'Mended' | 'Removed';
    lead: string;
    words: string;
  },
): ItemDraft => ({
  title: `${version}: ${draft.title}`,
  slug: version.replaceAll('.', '-'),
  publishAt: draft.on,
  values: { author: 'The team', categories: [draft.kind], excerpt: draft.lead },
  sections: [
    {
      name: 'Words',
      variant: 'words',
      space: 'small',
      blocks: [text(at(4, 13), draft.words, 'normal', { phone: at(1, 8, 1) })],
    },
  ],
});

/** What was done to the product, and why. */
export const changes: CollectionDraft = {
  kind: 'blog',
  title: 'Changes',
  path: '/changes',
  values: {
    urlFormat: '%t',
    layout: 'table',
    showAuthor: false,
    showPicture: false,
    showRelated: false,
    comments: false,
    intro: 'What we did, newest first. Some of it was taking things out.',
    description: 'The changelog of %name%: what is new, what is better, and what was removed.',
  },
  items: [
    change('4.2', {
      title: 'The bell is quieter after six',
      on: '2026-11-05T09:00:00.000Z',
      kind: 'Better',
      lead: 'If you are still in a meeting then, you have suffered enough.',
      words:
        'From 18.00 the bell rings at half its volume and twice as slowly. We tested this on ourselves, which says something about 4.1.\n\nThe hour follows the time zone of the room, and not of the person who booked it from a beach.',
    }),
    change('4.1', {
      title: 'Decisions can be searched',
      on: '2026-09-17T09:00:00.000Z',
      kind: 'New',
      lead: 'By word, by person, and by “did we not talk about this in spring”.',
      words:
        'The archive has a search field. It finds the three lines of every meeting you were in, with what was decided first.\n\nThe last of the three filters is real. It shows decisions that were made twice. Nobody is named. Everybody knows.',
    }),
    change('4.0', {
      title: 'No more chat',
      on: '2026-06-02T09:00:00.000Z',
      kind: 'Removed',
      lead: 'It was used for arranging meetings.',
      words:
        'We added a chat in 3.0 because everybody has one. In two years it carried 41,000 messages, and 38,000 of them were a date.\n\nIt is gone. What you wrote can be exported until the end of the year. The product is 4 MB smaller and, we think, about a third calmer.',
    }),
    change('3.8', {
      title: '“Five more” works once',
      on: '2026-03-23T09:00:00.000Z',
      kind: 'Mended',
      lead: 'Somebody in Ghent had pressed it sixty-one times.',
      words:
        'The button came back after every five minutes. That was a mistake of ours. It was found by a team whose weekly call lasted from a Tuesday to a Tuesday.\n\nIt works once now. We have written to them. They were relieved.',
    }),
  ],
};
