import { useContext } from 'react';
import FormIsland from '#blocks/form/island.tsx';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { Island } from '#blocks/kit/islands.tsx';
import { DEFAULT_SUCCESS_MESSAGE } from '#core/forms/document.ts';
import { DEFAULT_SIGN_UP_TEXT, newsletterForm } from '#core/forms/newsletter.ts';
import { publicForm } from '#core/forms/public-form.ts';
import type { SpecialPage } from './page-input.ts';

export type FormSpecial = Extract<SpecialPage, { name: 'form' | 'formPreview' }>;

/** A form alone on a page: sent back with what is wrong, or looked at before it is published. */
export function FormPage({ special }: { special: FormSpecial }) {
  const { formOf, page } = useContext(SiteFormsContext);
  const { formId } = special;
  if (special.name === 'formPreview') {
    const form = publicForm(formId, special.draft, { provider: 'altcha' });
    if (form.fields.length === 0) return <p>This form has no fields yet.</p>;
    return (
      <Island
        name="form"
        wake="interaction"
        component={FormIsland}
        props={{ blockId: 'preview', form, page }}
      />
    );
  }
  const { values, errors, message, listName } = special;
  const words = {
    asksName: true,
    placeholder: '',
    submitText: DEFAULT_SIGN_UP_TEXT,
    message: DEFAULT_SUCCESS_MESSAGE,
    disclaimer: '',
  };
  const form = listName === '' ? formOf(formId) : newsletterForm(formId, words);
  if (!form) return <p role="alert">{message}</p>;
  const problem = {
    message,
    fields: errors,
    pointsToFields: !form.isNewsletter && Object.keys(errors).length > 0,
  };
  return (
    <Island
      name="form"
      wake="interaction"
      component={FormIsland}
      props={{ blockId: 'again', form, page, initial: { values, problem } }}
    />
  );
}

/** The page after a form was sent without scripts; the owner's own code shows but does not run here. */
export function FormSent({ formId }: { formId: string }) {
  const { formOf } = useContext(SiteFormsContext);
  const form = formOf(formId);
  return (
    <>
      <p role="status">{form?.message || DEFAULT_SUCCESS_MESSAGE}</p>
      {form && form.html !== '' && <div dangerouslySetInnerHTML={{ __html: form.html }} />}
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </>
  );
}

export function Subscription({ state, about }: Extract<SpecialPage, { name: 'subscription' }>) {
  if (state === 'unknown' || !about)
    return <p role="alert">This link is incomplete, or its list no longer exists.</p>;
  const { listName, email } = about;
  if (state === 'confirmed')
    return (
      <p role="status">
        Thank you! {email} is now subscribed to “{listName}”.
      </p>
    );
  if (state === 'left')
    return (
      <p role="status">
        {email} has been unsubscribed from “{listName}”.
      </p>
    );
  return (
    <form method="post">
      <p>
        Do you want to unsubscribe {email} from “{listName}”?
      </p>
      <p>
        <button className="button is-solid is-medium">Unsubscribe</button>
      </p>
    </form>
  );
}
