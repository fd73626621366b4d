import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentEntry } from '#contract/content/content.ts';
import { announcementFields } from '#core/content/announcement.ts';
import { DraftFields } from '../../documents/draft-fields.tsx';
import { documentsQuery, useSingle } from '../../documents/queries.ts';
import { useDraft, type DraftForm } from '../../documents/use-draft.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStage } from '../../kit/stage.ts';
import { PublishLine } from '../../panels/settings/publish-line.tsx';
import { say } from './words.ts';

const PART = 'announcement';
const controls = announcementFields.control.fields ?? {};

/** The bar is part of the document of the header, where the editor changes it too. */
export function AnnouncementPanel() {
  const { error } = useQuery(documentsQuery);
  const entry = useSingle('headerFooter', 'headerFooter');
  return (
    <Panel title={say('announcementBar')} back={{ to: '/marketing', label: say('backToMarketing') }}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {entry ? <LoadedPanel key={entry.id} entry={entry} /> : !error && <Skeleton height={240} />}
    </Panel>
  );
}

function LoadedPanel({ entry }: { entry: DocumentEntry }) {
  const form = useDraft(entry.id);
  const { show } = useStage();
  useEffect(() => show('/'), [show]);

  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  return form.values ? <Editor form={form} entry={entry} /> : <Skeleton height={240} />;
}

function Editor({ form, entry }: { form: DraftForm; entry: DocumentEntry }) {
  const value = announcementFields.read(form.values?.[PART]);
  const errors = Object.fromEntries(
    Object.entries(form.errors).map(([path, message]) => [path.replace(`${PART}.`, ''), message]),
  );
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name.replace(`${PART}.`, '')])}>
      <PublishLine entry={entry} form={form} action={say('publishIt')} />
      <Fields
        controls={controls}
        values={{ ...value }}
        errors={errors}
        onChange={(name, next) => form.set(PART, { ...value, [name]: next })}
      />
    </DraftFields>
  );
}
