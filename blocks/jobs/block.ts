import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { JobsView } from './view.tsx';

export default defineBlock({
  type: 'jobs',
  number: BlockType.jobs,
  name: 'Jobs',
  summary: 'Open positions, with how to apply.',
  category: 'text',
  isEmpty: ({ jobs }) => jobs.every(({ title }) => isBlank(title)),
  hint: 'No jobs yet',
  levelField: 'level',
  fields,
  View: JobsView,
});
