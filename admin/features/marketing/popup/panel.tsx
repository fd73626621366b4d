import { Alert, Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { popup } from '#contract/popup.ts';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { popupFields } from '#core/popup/document.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { CONTENT, documentsQuery, useSingle } from '../../../documents/queries.ts';
import { useDraft, type DraftForm } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { PublishLine } from '../../../panels/settings/publish-line.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useStagePreview } from '../../../kit/preview/use-stage-preview.ts';
import { ContentTab } from './content-tab.tsx';
import { PopupFigures } from './figures.tsx';
import { controlsOf } from './tab.ts';
import { TimingTab } from './timing-tab.tsx';
import { shownHref } from '../../../http/admin-keys.ts';
import { say } from './words.ts';

export function PopupPanel() {
  const { isSuccess, error } = useQuery(documentsQuery);
  const entry = useSingle('popup', 'popup');
  const opening = useOpening(isSuccess && !entry);
  const problem = error ?? opening.error;
  return (
    <Panel title={say('popUp')} back={{ to: '/marketing', label: say('backToMarketing') }}>
      {problem && <Alert color="red">{sentenceOf(problem)}</Alert>}
      {entry ? <LoadedPanel key={entry.id} entry={entry} /> : !problem && <Skeleton height={240} />}
    </Panel>
  );
}

/** A site has one pop-up; it is made with its defaults, switched off, when somebody first looks for it. */
function useOpening(isMissing: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...CONTENT, 'open', 'popup'],
    enabled: isMissing,
    queryFn: async () => {
      const opened = await call(content.open, { body: { kind: 'popup', key: 'popup' } });
      await client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      return opened;
    },
  });
}

function LoadedPanel({ entry }: { entry: DocumentEntry }) {
  const form = useDraft(entry.id);
  const show = useStagePreview();
  const revision = form.document?.revision;

  // The preview is the saved draft: another revision is another address.
  useEffect(() => {
    if (revision !== undefined) show(shownHref(popup.preview, { query: { revision: String(revision) } }));
  }, [show, revision]);

  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  return form.values ? <Editor form={form} entry={entry} /> : <Skeleton height={240} />;
}

function Editor({ form, entry }: { form: DraftForm; entry: DocumentEntry }) {
  const value = popupFields.read(form.values);
  const shared = { value, errors: form.errors, onChange: form.set };
  const controls = controlsOf();
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <PublishLine entry={entry} form={form} action={say('publishIt')} />
      <Fields
        controls={controls}
        names={['isEnabled']}
        values={{ ...value }}
        errors={form.errors}
        onChange={form.set}
      />
      <Tabs defaultValue="content" keepMounted={false}>
        <Tabs.List mb="md" grow>
          <Tabs.Tab value="content">{say('content')}</Tabs.Tab>
          <Tabs.Tab value="style">{say('style')}</Tabs.Tab>
          <Tabs.Tab value="timing">{say('when')}</Tabs.Tab>
          <Tabs.Tab value="figures">{say('figures')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="content">
          <ContentTab {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="style">
          <Stack gap="md">
            <Fields
              controls={controls}
              names={['style', 'tone']}
              values={{ ...value }}
              errors={form.errors}
              onChange={form.set}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="timing">
          <TimingTab {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="figures">
          <PopupFigures action={value.slices.action} />
        </Tabs.Panel>
      </Tabs>
    </DraftFields>
  );
}
