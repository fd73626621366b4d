import { text } from '../../drafts.ts';
import { at, block, type CollectionDraft, type ItemDraft } from '../../template.ts';
import { ESSAYS, type Essay } from '../essays.ts';

function post(essay: Essay): ItemDraft {
  return {
    title: essay.title,
    slug: essay.slug,
    publishAt: essay.on,
    thumbnail: `picture:${essay.picture}`,
    values: {
      author: essay.author,
      categories: [essay.category],
      tags: essay.tags,
      excerpt: essay.lead,
      featured: essay.issue === 'No. 12',
    },
    ...(essay.letters && { comments: essay.letters }),
    sections: [
      {
        name: 'Essay',
        variant: 'essay',
        space: 'small',
        blocks: [
          text(at(1, 4), essay.issue, 'small', { phone: at(1, 8, 1) }),
          text(at(5, 13), essay.first, 'normal', { phone: at(1, 8, 2) }),
          text(at(19, 6), essay.aside, 'small', { phone: at(1, 8, 3) }),
          block(
            'quote',
            at(5, 17, 2),
            { text: essay.said, size: 'large', marks: false },
            { phone: at(1, 8, 4) },
          ),
          text(at(5, 13, 3), essay.rest, 'normal', { phone: at(1, 8, 5) }),
        ],
      },
    ],
  };
}

export const essays: CollectionDraft = {
  kind: 'blog',
  title: 'Essays',
  path: '/essays',
  values: {
    showShare: true,
    intro: 'Walking, weather and kitchens, in the order in which we stopped looking and sat down.',
    description: 'All essays of %name%: walking, weather and kitchens.',
    shareImage: 'picture:cover-hedges',
    urlFormat: '%t',
    pageSize: 8,
  },
  items: ESSAYS.map(post),
};
