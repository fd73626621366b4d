import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TeamView } from './view.tsx';

export default defineBlock({
  type: 'team',
  number: BlockType.team,
  name: 'Team',
  summary: 'People with picture, role and how to reach them.',
  category: 'media',
  isEmpty: ({ people }) => people.every(({ name }) => isBlank(name)),
  hint: 'No people yet',
  levelField: 'level',
  fields,
  View: TeamView,
});
