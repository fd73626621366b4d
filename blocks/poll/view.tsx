import { useContext } from 'react';
import { DEFAULT_SUBMIT_TEXT } from '#core/messages/defaults.ts';
import { formatMoment } from '#core/settings/locale.ts';
import { SiteFormsContext } from '../form/site-forms.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { useWords } from '../kit/words.ts';
import type { PollValues } from './fields.ts';
import PollIsland from './island.tsx';

export const NO_POLL = 'Choose a form with Poll turned on';

export function PollView({ id, values, isEditing }: ViewProps<PollValues>) {
  const say = useWords('poll');
  const sayForms = useWords('forms');
  const { formOf, page } = useContext(SiteFormsContext);
  const { forms, region } = useContext(PageContentContext);
  const form = formOf(values.formId) ?? forms?.[values.formId];
  const question = form?.fields[0];
  if (!form?.poll || !question) {
    const isOnItsWay = !form && !forms;
    return isEditing ? <Placeholder name="Poll">{isOnItsWay ? 'Loading' : NO_POLL}</Placeholder> : null;
  }
  const { closesAt } = form.poll;
  const isUnnamed = [DEFAULT_SUBMIT_TEXT, sayForms('submit')].includes(form.submitText);
  return (
    <div className="poll" data-look={values.look}>
      <Island
        name="poll"
        // Whether it is over only the clock of the visitor's moment can tell, so such a poll looks by itself.
        wake={closesAt === '' ? 'interaction' : 'visible'}
        component={PollIsland}
        words={['poll', 'forms']}
        props={{
          blockId: id,
          form: { ...form, submitText: isUnnamed ? say('vote') : form.submitText },
          question,
          page,
          hasQuestion: values.hasQuestion,
          ends: closesAt === '' ? '' : formatMoment(new Date(closesAt), region),
        }}
      />
    </div>
  );
}
