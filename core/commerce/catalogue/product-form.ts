import type { FormDocument } from '../../forms/document.ts';
import type { FieldSpec, FormValues } from '../../forms/field.ts';
import { KINDS } from '../../forms/kinds/kinds.ts';
import { hasValue, takesFiles } from '../../forms/kinds/rules.ts';
import { publicForm } from '../../forms/public-form.ts';
import { answersOf, summarize, type Answer, type SummaryField } from '../../forms/summary.ts';
import { validateForm } from '../../forms/validate.ts';
import type { SayFields } from '../../forms/shapes/rules.ts';
import { makeWords } from '../../words/words.ts';

/** Where the questions of a product stand: on its page, or in a dialog that its button opens. */
export const FORM_PLACES = ['page', 'lightbox'] as const;
export type FormPlace = (typeof FORM_PLACES)[number];

/** A product's own questions. */
export interface ProductForm {
  formId: string;
  place: FormPlace;
  fields: readonly FieldSpec[];
}

/** Files and passwords have no place in a cart. */
const fitsInCart = (field: FieldSpec) => !takesFiles(field) && !KINDS[field.type].isSecret;

export function questionsOf(formId: string, form: FormDocument | undefined): readonly FieldSpec[] {
  if (!form) return [];
  return publicForm(formId, form, null).fields.filter(fitsInCart);
}

/** Null where a product asks nothing. */
export function formOf(
  product: { formId: string; formPlace: FormPlace },
  forms: Readonly<Record<string, FormDocument>>,
): ProductForm | null {
  const fields = questionsOf(product.formId, forms[product.formId]);
  return hasQuestions(fields) ? { formId: product.formId, place: product.formPlace, fields } : null;
}

/** What is wrong with the answers, by field, or the answers as they are kept. */
export function readAnswers(
  fields: readonly FieldSpec[],
  sent: Readonly<Record<string, unknown>>,
  say: SayFields,
): { errors: Readonly<Record<string, string>> } | { answers: Answer[] } {
  const { errors, values } = validateForm(fields, sent, say);
  return Object.keys(errors).length > 0 ? { errors } : { answers: answersOf(fields, values) };
}

/** Nobody reads what is only counted. */
const UNSAID = makeWords('en', () => ({})).of('fields');

/** Whether the questions of today are answered; a product may have got new ones since it was put into a cart. */
export function areAnswered(fields: readonly FieldSpec[], answers: readonly Answer[]): boolean {
  return Object.keys(validateForm(fields, valuesOf(answers), UNSAID).errors).length === 0;
}

export function valuesOf(answers: readonly Answer[]): FormValues {
  return Object.fromEntries(answers.map(({ id, value }) => [id, value]));
}

/** Only what somebody wrote: empty answers say nothing on a line of an order. */
export function shownAnswers(answers: readonly Answer[]): SummaryField[] {
  return summarize(answers).filter(({ value }) => value !== '');
}

export const hasQuestions = (fields: readonly FieldSpec[]) => fields.some(hasValue);
