import type { FormValues } from '#core/forms/field.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import type { SubmissionProblem } from '#core/forms/submission/answer.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';

export interface FormProps {
  blockId: string;
  form: PublicForm;
  page: PageFacts;
  isOverlay?: boolean;
  /** What was sent before and what was wrong with it, where the answer to a form is a page. */
  initial?: { values: FormValues; problem: SubmissionProblem };
}
