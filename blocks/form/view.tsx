import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { FormBlockValues } from './fields.ts';
import FormIsland from './island.tsx';
import { SiteFormsContext } from './site-forms.ts';

export const NO_FORM = 'Choose a form with at least one field';

export function FormView({ id, values, isEditing }: ViewProps<FormBlockValues>) {
  const { formOf, page } = useContext(SiteFormsContext);
  const { forms } = useContext(PageContentContext);
  const form = formOf(values.formId) ?? forms?.[values.formId];
  if (!form || form.fields.length === 0) {
    const isOnItsWay = values.formId !== '' && !forms;
    if (isEditing) return <Placeholder name="Form">{isOnItsWay ? 'Loading' : NO_FORM}</Placeholder>;
    // Visitors see nothing; whoever looks into the console learns why.
    return <div hidden data-missing-form={values.formId} />;
  }
  return (
    <div className="form-block" data-align={values.align}>
      <Island
        name="form"
        wake="interaction"
        component={FormIsland}
        props={{ blockId: id, form, page }}
        words={['forms', 'fields']}
      />
    </div>
  );
}
