import type { SubmissionFacts } from '#core/forms/submission/facts.ts';
import { HONEYPOT_NAME } from '#core/forms/submission/guard.ts';
import type { FormProps } from './form-props.ts';
import { useWords } from '../kit/words.ts';

/** What the server needs to know when no script tells it. */
export function PageInputs({ blockId, form, page }: Pick<FormProps, 'blockId' | 'form' | 'page'>) {
  const say = useWords('forms');
  const facts: Partial<SubmissionFacts> = { objectName: blockId, submitButtonText: form.submitText, ...page };
  return (
    <>
      {Object.entries({ formId: form.formId, ...facts }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={String(value)} />
      ))}
      <div className="form-extra" aria-hidden="true">
        <label>
          {say('leaveEmpty')}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
