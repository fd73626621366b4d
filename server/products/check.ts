import { variantProblems, type ProductDraft } from '#core/commerce/catalogue/product-fields.ts';

/** What the fields of a product cannot see one by one. All problems at once, by path. */
export function draftProblems(draft: ProductDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  draft.variants.forEach((variant, index) => {
    for (const [key, message] of Object.entries(variantProblems(variant)))
      errors[`variants.${index}.${key}`] = message;
    if (variant.optionValues.length !== draft.options.length)
      errors[`variants.${index}.optionValues`] = 'Each option needs a value.';
  });
  const names = draft.variants.map(({ optionValues }) => optionValues.join('\n'));
  if (new Set(names).size !== names.length) errors['variants'] = 'Two variants have the same options.';
  const ids = draft.addOns.map(({ id }) => id).filter((id) => id !== '');
  if (new Set(ids).size !== ids.length) errors['addOns'] = 'Two add-ons have the same id.';
  if (draft.workflow === 'scheduled' && draft.publishAt === null)
    errors['publishAt'] = 'Please choose a date.';
  return errors;
}
