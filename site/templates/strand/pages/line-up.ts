import { button, text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';
import { ACTS, type Act } from '../acts.ts';

function act({ slug, name, from, picture, day, time, stage, lead, words }: Act, order: number): ItemDraft {
  return {
    title: name,
    slug,
    // Listed newest first: the loudest stands on top.
    publishAt: `2026-02-${String(ACTS.length - order).padStart(2, '0')}T09:00:00.000Z`,
    thumbnail: `picture:${picture}`,
    values: { excerpt: lead, custom: { when: `${day}, ${time}`, where: stage, from } },
    sections: [
      {
        name: 'About',
        variant: 'words',
        space: 'small',
        blocks: [
          text(at(1, 14), words, 'large', { phone: at(1, 8, 1) }),
          button(at(1, 14, 2), 'See the timetable', `/timetable#${day.toLowerCase()}`, {
            more: { phone: at(1, 8, 2) },
          }),
        ],
      },
    ],
  };
}

export const lineUp: CollectionDraft = {
  kind: 'portfolio',
  title: 'Line-up',
  path: '/line-up',
  values: {
    layout: 'grid',
    order: 'newest',
    itemName: 'act',
    showDate: false,
    showRelated: false,
    comments: false,
    intro: 'Eight acts, two stages, one of which will be under water by midnight.',
    description:
      'Who plays at %name%: The Undertow, Slack Water Brass, Marguerite Low, a foghorn, and four more.',
    shareImage: 'picture:undertow',
    fields: [
      { key: 'when', label: 'When', inList: true },
      { key: 'where', label: 'Where', inList: true },
      { key: 'from', label: 'From', inList: false },
    ],
  },
  items: ACTS.map(act),
};
