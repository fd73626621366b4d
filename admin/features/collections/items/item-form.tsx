import { Fieldset, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { blockOf } from '#blocks/index.ts';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { customFields } from '#core/collections/custom-fields.ts';
import { itemFields } from '#core/collections/item.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import { control, isRecord } from '#core/fields/field.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { documentQuery } from '../../../documents/queries.ts';
import type { DraftForm } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { TermsContext } from '../../../fields/text/terms.tsx';
import { onlyText, withText } from './item-text.ts';
import { termsQuery } from '../../../documents/collections.ts';
import { say } from './words.ts';

const controls = itemFields(blockOf).control.fields ?? {};
const TEXT = { text: control('richText', { label: say('text') }, { isLong: true }) };
const SHARED = [
  'status',
  'publishAt',
  'slug',
  'author',
  'tags',
  'categories',
  'excerpt',
  'thumbnail',
  'featured',
  'comments',
];
const SEARCH = ['seoTitle', 'description', 'shareImage', 'noIndex'];
/** What items of a kind have besides. */
const OF_KIND: Partial<Record<CollectionKind, readonly string[]>> = {
  events: ['event', 'place'],
  album: ['track', 'duration'],
  videos: ['video', 'duration'],
  lessons: ['chapter', 'video', 'duration'],
};

export function ItemForm(props: {
  form: DraftForm;
  collection: CollectionEntry;
  part: 'details' | 'search';
}) {
  const { form, collection, part } = props;
  const { data: terms = [] } = useQuery(termsQuery(collection.id));
  const { values } = form;
  if (!values) return null;
  const errors = form.problem?.code === 'pathTaken' ? { slug: form.problem.message } : form.errors;
  const names = part === 'search' ? SEARCH : ['title', ...(OF_KIND[collection.kind] ?? [])];
  const text = part === 'details' ? onlyText(values.body) : undefined;
  return (
    <TermsContext value={terms}>
      <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
        <Fields controls={controls} names={names} values={values} errors={errors} onChange={form.set} />
        {text && (
          <Fields
            controls={TEXT}
            values={{ text }}
            errors={{}}
            onChange={(_, value) => form.set('body', withText(values.body, value))}
          />
        )}
        {part === 'details' && (
          <>
            <OwnFields form={form} collectionId={collection.id} />
            <Fields controls={controls} names={SHARED} values={values} errors={errors} onChange={form.set} />
          </>
        )}
      </DraftFields>
    </TermsContext>
  );
}

/** Fields that the owner made for this collection. */
function OwnFields({ form, collectionId }: { form: DraftForm; collectionId: string }) {
  const { data } = useQuery(documentQuery(collectionId));
  const definitions = collectionFields.read(data?.body).fields;
  if (definitions.length === 0) return null;
  const fields = customFields(definitions);
  const own = isRecord(form.values?.custom) ? form.values.custom : {};
  return (
    <Fieldset legend={say('fields')} variant="unstyled">
      <Stack>
        <Fields
          controls={fields.control.fields ?? {}}
          values={{ ...fields.initial, ...own }}
          errors={form.errors}
          prefix="custom."
          onChange={(name, value) => form.set('custom', { ...own, [name]: value })}
        />
      </Stack>
    </Fieldset>
  );
}
