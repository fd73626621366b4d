import { termSlug } from '#core/collections/taxonomy.ts';
import { isBlank } from '../kit/blank.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AuthorView } from './view.tsx';

export default defineBlock({
  type: 'author',
  number: BlockType.author,
  name: 'Author',
  summary: 'Somebody with a picture, a few words and what they wrote last.',
  category: 'text',
  isEmpty: ({ name }) => name === '',
  hint: 'Who is it?',
  needs: ({ collection, name, count }) => ({
    collection: {
      id: collection,
      ...(count > 0 &&
        !isBlank(name) && {
          cards: { filter: { kind: 'author', slug: termSlug(name) }, limit: count, isFeatured: false },
        }),
    },
  }),
  fields,
  View: AuthorView,
});
