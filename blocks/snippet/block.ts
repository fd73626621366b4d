import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { SnippetView } from './view.tsx';

export default defineBlock({
  type: 'snippet',
  number: BlockType.snippet,
  name: 'Code snippet',
  summary: 'Source text to read, with its language and line numbers.',
  category: 'text',
  isEmpty: ({ source }) => isBlank(source),
  hint: 'No code yet',
  fields,
  View: SnippetView,
});
