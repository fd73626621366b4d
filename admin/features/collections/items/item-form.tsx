import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye, Maximize2, PanelRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { blockOf } from '#blocks/index.ts';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { pathBelow } from '#core/collections/address.ts';
import { customFields } from '#core/collections/custom-fields.ts';
import { itemFields } from '#core/collections/item.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { flowOf } from '#core/page/flow.ts';
import type { PageBody } from '#core/page/page.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { documentQuery } from '../../../documents/queries.ts';
import type { DraftForm } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { TermsContext } from '../../../fields/text/terms.tsx';
import { termsQuery } from '../../../documents/collections.ts';
import { PHONE } from '../../../kit/screen.ts';
import { DraftPreview } from './draft-preview.tsx';
import { isJustAdded } from './just-added.ts';
import { say } from './words.ts';
import { Writing } from './writing.tsx';
import writing from './writing.module.css';

const controls = itemFields(blockOf).control.fields ?? {};
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
  return (
    <TermsContext value={terms}>
      <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
        {part === 'details' ? (
          <Details form={form} collection={collection} names={names} errors={errors} />
        ) : (
          <Fields controls={controls} names={names} values={values} errors={errors} onChange={form.set} />
        )}
      </DraftFields>
    </TermsContext>
  );
}

interface DetailsProps {
  form: DraftForm;
  collection: CollectionEntry;
  names: readonly string[];
  errors: Readonly<Record<string, string>>;
}

/** Words first. In full screen what is said about the post stands beside them, or nothing at all. */
function Details({ form, collection, names, errors }: DetailsProps) {
  const [view, setView] = useState<'panel' | 'whole' | 'quiet' | 'preview'>('panel');
  const isPreview = view === 'preview';
  const [startsHere] = useState(isJustAdded(useLocation()) && !matchMedia(PHONE).matches);
  const values = form.values ?? {};
  const isWritten = flowOf(values.body) !== undefined;
  const isWhole = view !== 'panel';
  const place = useRef<HTMLDivElement>(null);
  const wasWhole = useRef(false);
  useEffect(() => {
    if (isWhole !== wasWhole.current)
      place.current?.querySelector<HTMLElement>(isWhole ? '[role="textbox"]' : '[data-whole]')?.focus();
    wasWhole.current = isWhole;
    if (!isWhole) return undefined;
    // The first Escape leaves the text, the second one the full screen.
    const hear = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) setView('panel');
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isWhole]);
  const slug = form.document?.body?.slug;
  const path = typeof slug === 'string' ? pathBelow(collection, slug) : undefined;
  const togglePreview = async () => {
    // What was just written is on it too.
    if (!isPreview) await form.save();
    setView(isPreview ? 'whole' : 'preview');
  };
  return (
    <div ref={place} className={writing.view} data-view={view}>
      {isWhole && (
        <Group justify="flex-end" gap={8} className={writing.bar}>
          {path !== undefined && (
            <Button
              variant={isPreview ? 'light' : 'subtle'}
              leftSection={<Eye size={16} />}
              aria-pressed={isPreview}
              onClick={() => void togglePreview()}
            >
              {say('preview')}
            </Button>
          )}
          {!isPreview && (
            <Button
              variant={view === 'whole' ? 'light' : 'subtle'}
              leftSection={<PanelRight size={16} />}
              aria-pressed={view === 'whole'}
              onClick={() => setView(view === 'whole' ? 'quiet' : 'whole')}
            >
              {say('details')}
            </Button>
          )}
          <Button variant="default" onClick={() => setView('panel')}>
            {say('done')}
          </Button>
        </Group>
      )}
      {isPreview && path !== undefined && (
        <DraftPreview path={path} revision={form.document?.revision ?? 0} />
      )}
      <Stack className={writing.words} hidden={isPreview}>
        <Fields controls={controls} names={names} values={values} errors={errors} onChange={form.set} />
        {isWritten && (
          <>
            {!isWhole && (
              <Button
                data-whole
                variant="default"
                size="xs"
                leftSection={<Maximize2 size={16} />}
                style={{ alignSelf: 'flex-start' }}
                onClick={() => setView('whole')}
              >
                {say('writeInFullScreen')}
              </Button>
            )}
            <Writing
              body={values.body as PageBody}
              startsHere={startsHere}
              onChange={(body: PageBody) => form.set('body', body)}
            />
          </>
        )}
      </Stack>
      {view !== 'quiet' && !isPreview && (
        <Stack component="aside" className={writing.about} aria-label={say('details')}>
          <OwnFields form={form} collectionId={collection.id} />
          <Fields controls={controls} names={SHARED} values={values} errors={errors} onChange={form.set} />
        </Stack>
      )}
    </div>
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
