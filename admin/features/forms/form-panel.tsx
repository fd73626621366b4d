import { ActionIcon, Alert, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { forms } from '#contract/forms.ts';
import { FormEditorTab } from '#core/enumerations/form-builder.ts';
import { formDocument } from '#core/forms/document.ts';
import { DraftFields } from '../../documents/draft-fields.tsx';
import { useDraft, type DraftForm } from '../../documents/use-draft.ts';
import { inWords } from '../../fields/control/control.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStagePreview } from '../../kit/preview/use-stage-preview.ts';
import { AdvancedTab } from './builder/advanced-tab.tsx';
import { BuildTab } from './builder/build-tab.tsx';
import { CaptchaTab } from './builder/captcha-tab.tsx';
import { DisclaimerTab } from './builder/disclaimer-tab.tsx';
import { FormMenu } from './form-menu.tsx';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { MailPreview } from './mail-preview.tsx';
import { StorageTab } from './storage-tab.tsx';
import { shownHref } from '../../http/admin-keys.ts';
import { say } from './words.ts';

/** In the order of their numbers. */
const TABS = Object.entries(FormEditorTab).sort(([, a], [, b]) => a - b);

export function FormPanel() {
  const { id = '' } = useParams();
  return <LoadedPanel key={id} id={id} />;
}

function LoadedPanel({ id }: { id: string }) {
  const form = useDraft(id);
  const show = useStagePreview();
  const revision = form.document?.revision;

  // The preview is the saved draft: another revision is another address.
  useEffect(() => {
    if (revision !== undefined)
      show(shownHref(forms.preview, { params: { id }, query: { revision: String(revision) } }));
  }, [show, id, revision]);

  return (
    <Panel
      title={form.values ? formDocument.read(form.values).name : say('form')}
      back={{ to: '/forms', label: say('backToAllForms') }}
      actions={
        form.document && (
          <>
            <ActionIcon
              component={Link}
              to={`/forms/${id}/figures`}
              variant="subtle"
              color="gray"
              title={say('statistics')}
              aria-label={say('formStatistics')}
            >
              <ChartNoAxesColumn size={18} />
            </ActionIcon>
            <FormMenu form={form.document} />
          </>
        )
      }
    >
      {form.loadError && <Alert color="red">{sentenceOf(form.loadError)}</Alert>}
      {form.values ? <Editor form={form} /> : !form.loadError && <Skeleton height={240} />}
    </Panel>
  );
}

function Editor({ form }: { form: DraftForm }) {
  const { data: options } = useQuery(formOptionsQuery);
  const value = formDocument.read(form.values);
  const formId = form.document?.key ?? '';
  const preview = (mail: 'notification' | 'autoresponse') =>
    form.document && <MailPreview id={form.document.id} mail={mail} revision={form.document.revision} />;
  const shared = { value, errors: form.errors, onChange: form.set };
  return (
    <DraftFields form={form} labelOf={inWords}>
      <Tabs defaultValue="build" keepMounted={false}>
        <Tabs.List mb="md" mx={-14}>
          {TABS.map(([name, number]) => (
            <Tabs.Tab key={name} value={name} data-tab={number} px={6} fz={13}>
              {inWords(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="build">
          <BuildTab {...shared} hasFormHandler={options?.hasFormHandler ?? true} />
        </Tabs.Panel>
        <Tabs.Panel value="storage">
          <StorageTab {...shared} formId={formId} lists={options?.lists} preview={preview('notification')} />
        </Tabs.Panel>
        <Tabs.Panel value="advanced">
          <AdvancedTab {...shared} preview={preview('autoresponse')} />
        </Tabs.Panel>
        <Tabs.Panel value="captcha">
          <CaptchaTab {...shared} hasHosted={options?.hasHostedCaptcha ?? false} />
        </Tabs.Panel>
        <Tabs.Panel value="disclaimer">
          <DisclaimerTab {...shared} />
        </Tabs.Panel>
      </Tabs>
    </DraftFields>
  );
}
