import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AddToCalendarView } from './view.tsx';

export default defineBlock({
  type: 'add-to-calendar',
  number: BlockType.addToCalendar,
  name: 'Add to calendar',
  summary: 'A date that visitors take into their own calendar.',
  category: 'interactive',
  isEmpty: ({ title, startsAt }) => isBlank(title) || startsAt === '',
  hint: 'Enter a title and a date',
  fields,
  View: AddToCalendarView,
});
