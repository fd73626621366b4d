import { useContext } from 'react';
import { newsletterForm } from '#core/forms/newsletter.ts';
import type { ViewProps } from '../kit/block.tsx';
import FormIsland from '../form/island.tsx';
import { SiteFormsContext } from '../form/site-forms.ts';
import { Island } from '../kit/islands.tsx';
import type { NewsletterValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function NewsletterView({ id, values }: ViewProps<NewsletterValues>) {
  const say = useWords('forms');
  const { page } = useContext(SiteFormsContext);
  return (
    <div className="newsletter" data-layout={values.layout}>
      {values.title !== '' && <p className="newsletter-title">{values.title}</p>}
      {values.description !== '' && <p className="newsletter-description">{values.description}</p>}
      <Island
        name="form"
        wake="interaction"
        component={FormIsland}
        props={{ blockId: id, form: newsletterForm(values.listId, values, say), page }}
        words={['forms', 'fields']}
      />
    </div>
  );
}
