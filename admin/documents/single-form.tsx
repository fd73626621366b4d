import { Alert, Skeleton } from '@mantine/core';
import type { Control } from '#core/fields/index.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { labelOf } from '../fields/control.ts';
import { Fields } from '../fields/fields.tsx';
import { sentenceOf } from '../http/problem.ts';
import { DraftFields } from './draft-fields.tsx';
import { useSingle } from './queries.ts';
import { useDraft } from './use-draft.ts';

interface SingleFormProps {
  kind: DocumentKind;
  documentKey: string;
  controls: Readonly<Record<string, Control>>;
  names?: readonly string[];
  /** Only what lies under this name is edited. */
  part?: string;
}

/** A form for a document of which a site has exactly one. */
export function SingleForm(props: SingleFormProps) {
  const entry = useSingle(props.kind, props.documentKey);
  return entry ? <LoadedForm key={entry.id} id={entry.id} {...props} /> : <Skeleton height={200} />;
}

function LoadedForm({ id, controls, names, part }: SingleFormProps & { id: string }) {
  const form = useDraft(id);
  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  if (!form.values) return <Skeleton height={200} />;
  const inner = part === undefined ? form.values : form.values[part];
  const values = isRecord(inner) ? inner : {};
  const set = (name: string, value: unknown) =>
    part === undefined ? form.set(name, value) : form.set(part, { ...values, [name]: value });
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <Fields
        controls={controls}
        {...(names && { names })}
        {...(part !== undefined && { prefix: `${part}.` })}
        values={values}
        errors={form.errors}
        onChange={set}
      />
    </DraftFields>
  );
}
