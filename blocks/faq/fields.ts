import { choice, group, list, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';

export const MAX_QUESTIONS = 100;

export const fields = group({
  questions: list(
    group({ question: text({ max: 300, label: 'Question' }), answer: richText({ label: 'Answer' }) }),
    { max: MAX_QUESTIONS, label: 'Questions' },
  ),
  level: choice([2, 3, 4], 3, { label: 'Level of the questions' }),
  look: choice(['fold', 'open', 'columns'], 'fold', {
    label: 'Look',
    labels: { fold: 'Folded', open: 'All open', columns: 'All open, two columns' },
  }),
  oneAtATime: toggle(false, { label: 'One open at a time' }),
});

export type FaqValues = ValueOf<typeof fields>;
export type Question = FaqValues['questions'][number];
