import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { BreadcrumbsView } from './view.tsx';

export default defineBlock({
  type: 'breadcrumbs',
  number: BlockType.breadcrumbs,
  name: 'Breadcrumbs',
  summary: 'Where this page is on the site.',
  category: 'layout',
  isEmpty: () => false,
  fields,
  View: BreadcrumbsView,
});
