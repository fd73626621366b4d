import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { BusinessView } from './view.tsx';

export default defineBlock({
  type: 'business',
  number: BlockType.business,
  name: 'Business details',
  summary: 'Name, address, phone, email and opening hours from your settings.',
  category: 'layout',
  isEmpty: ({ name, address, phone, email, hours }) => ![name, address, phone, email, hours].includes(true),
  hint: 'Choose what to show',
  fields,
  View: BusinessView,
});
