import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TestimonialView } from './view.tsx';

export default defineBlock({
  type: 'testimonial',
  number: BlockType.testimonial,
  name: 'Testimonial',
  summary: 'What a customer says, with name, picture and stars.',
  category: 'text',
  isEmpty: ({ text }) => isBlank(text),
  fields,
  View: TestimonialView,
});
