import { Alert, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { SETTINGS, type SettingsGroup } from '#core/settings/groups.ts';
import { useMayChange } from '../../account/account.ts';
import { DraftFields } from '../../documents/draft-fields.tsx';
import { CONTENT, documentsQuery, useSingle } from '../../documents/queries.ts';
import { useDraft, type DraftForm } from '../../documents/use-draft.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { PublishLine } from './publish-line.tsx';

export type Values = NonNullable<DraftForm['values']>;

interface SettingsFormProps {
  group: SettingsGroup;
  /** Which fields, in which order; all of them otherwise. */
  names?: readonly string[];
  /** What stands below the fields and depends on them. */
  renderBelow?: (values: Values) => ReactNode;
  /** In place of the fields that the group declares. */
  renderFields?: (form: DraftForm, values: Values) => ReactNode;
}

/** A group of settings, made when it is first opened, with a word on whether visitors see it; nothing to those who may not change it. */
export function SettingsForm(props: SettingsFormProps) {
  const may = useMayChange(props.group);
  return may && <OpenedForm {...props} />;
}

function OpenedForm(props: SettingsFormProps) {
  const { isSuccess, error } = useQuery(documentsQuery);
  const entry = useSingle('settings', props.group);
  const opening = useOpening(props.group, isSuccess && !entry);
  const problem = error ?? opening.error;
  if (problem) return <Alert color="red">{sentenceOf(problem)}</Alert>;
  return entry ? <LoadedForm key={entry.id} entry={entry} {...props} /> : <Skeleton height={200} />;
}

function useOpening(group: SettingsGroup, isMissing: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...CONTENT, 'open', group],
    enabled: isMissing,
    queryFn: async () => {
      const opened = await call(content.open, { body: { kind: 'settings', key: group } });
      await client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      return opened;
    },
  });
}

function LoadedForm({
  entry,
  group,
  names,
  renderBelow,
  renderFields,
}: SettingsFormProps & { entry: DocumentEntry }) {
  const form = useDraft(entry.id);
  const { values } = form;
  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  if (!values) return <Skeleton height={200} />;
  const controls = SETTINGS[group].control.fields ?? {};
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <PublishLine entry={entry} form={form} />
      {renderFields ? (
        renderFields(form, values)
      ) : (
        <Fields
          controls={controls}
          {...(names && { names })}
          values={values}
          errors={form.errors}
          onChange={form.set}
        />
      )}
      {renderBelow?.(values)}
    </DraftFields>
  );
}
