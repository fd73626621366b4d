import { useContext } from 'react';
import { newsletterForm } from '#core/forms/newsletter.ts';
import { LIST_REQUIRED } from '#core/messages/editing.ts';
import type { ViewProps } from '../kit/block.ts';
import FormIsland from '../form/island.tsx';
import { SiteFormsContext } from '../form/site-forms.ts';
import { Island } from '../kit/islands.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { NewsletterValues } from './fields.ts';

export function NewsletterView({ id, values, isEditing }: ViewProps<NewsletterValues>) {
  const { page } = useContext(SiteFormsContext);
  if (values.listId === '')
    return isEditing ? <Placeholder name="Newsletter">{LIST_REQUIRED}</Placeholder> : null;
  return (
    <div className="newsletter" data-layout={values.layout}>
      {values.title !== '' && <p className="newsletter-title">{values.title}</p>}
      {values.description !== '' && <p className="newsletter-description">{values.description}</p>}
      <Island
        name="form"
        wake="interaction"
        component={FormIsland}
        props={{ blockId: id, form: newsletterForm(values.listId, values), page }}
      />
    </div>
  );
}
