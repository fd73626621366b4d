import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { LanguagesView } from './view.tsx';

export default defineBlock({
  type: 'languages',
  number: BlockType.languageSwitch,
  name: 'Language switch',
  summary: 'This site in its other languages.',
  category: 'layout',
  isEmpty: () => false,
  span: 8,
  fields,
  View: LanguagesView,
});
