import { isBlank } from '../kit/blank.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { CodeView } from './view.tsx';

export default defineBlock({
  type: 'code',
  number: BlockType.code,
  name: 'Code',
  summary: 'Your own HTML, or source to be read.',
  category: 'code',
  isEmpty: ({ html }) => isBlank(html),
  hint: 'Nothing written yet',
  isWordless: true,
  isPageOnly: true,
  thirdParty: ({ html, mode, consent }) => ({ code: mode === 'show' ? [] : [html], said: consent }),
  fields,
  View: CodeView,
});
