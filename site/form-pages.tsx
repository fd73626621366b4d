import { useContext } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import FormIsland from '#blocks/form/island.tsx';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { PollResult } from '#blocks/poll/result.tsx';
import { Island } from '#blocks/kit/islands.tsx';
import { newsletterForm } from '#core/forms/newsletter.ts';
import { DEFAULT_SIGN_UP_TEXT, DEFAULT_SUCCESS_MESSAGE } from '#core/messages/defaults.ts';
import { publicForm } from '#core/forms/public-form.ts';
import type { SpecialPage } from './page-input.ts';
import { GoHome } from './go-home.tsx';

export type FormSpecial = Extract<SpecialPage, { name: 'form' | 'formPreview' }>;

/** A form alone on a page: sent back with what is wrong, or looked at before it is published. */
export function FormPage({ special }: { special: FormSpecial }) {
  const say = useWords('forms');
  const { formOf, page } = useContext(SiteFormsContext);
  const { formId } = special;
  if (special.name === 'formPreview') {
    const form = publicForm(formId, special.draft, { provider: 'altcha' });
    if (form.fields.length === 0) return <p>{say('noFields')}</p>;
    return (
      <Island
        name="form"
        wake="interaction"
        component={FormIsland}
        props={{ blockId: 'preview', form, page }}
        words={['forms', 'fields']}
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
  const form = listName === '' ? formOf(formId) : newsletterForm(formId, words, say);
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
      words={['forms', 'fields']}
    />
  );
}

/** The page after a form was sent without scripts; the owner's own code shows but does not run here. */
export function FormSent({ formId }: { formId: string }) {
  const say = useWords('forms');
  const { formOf } = useContext(SiteFormsContext);
  const form = formOf(formId);
  return (
    <>
      <p role="status">{form?.message || say('thanks')}</p>
      {form && form.html !== '' && <div dangerouslySetInnerHTML={{ __html: form.html }} />}
      <p>
        <GoHome />
      </p>
    </>
  );
}

export function Subscription({ state, about }: Extract<SpecialPage, { name: 'subscription' }>) {
  const say = useWords('forms');
  if (state === 'unknown' || !about) return <p role="alert">{say('linkIncomplete')}</p>;
  const whom = { email: about.email, list: about.listName };
  if (state === 'confirmed') return <p role="status">{say('nowSubscribed', whom)}</p>;
  if (state === 'left') return <p role="status">{say('nowUnsubscribed', whom)}</p>;
  return (
    <form method="post">
      <p>{say('askUnsubscribe', whom)}</p>
      <p>
        <button className="button is-solid is-medium">{say('unsubscribe')}</button>
      </p>
    </form>
  );
}

/** How a poll stands, after a vote without scripts or for those who only look. */
export function PollPage({ labels, state, message, path }: Extract<SpecialPage, { name: 'poll' }>) {
  const say = useWords('page');
  return (
    <>
      {message !== undefined && <p role="alert">{message}</p>}
      <PollResult labels={labels} state={state} />
      <p>
        <a href={path}>{say('backToPage')}</a>
      </p>
    </>
  );
}
