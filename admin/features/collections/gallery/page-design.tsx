import { Alert, Skeleton, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { galleryOptionFields } from '#core/gallery/fields.ts';
import { galleryPanel } from '#core/gallery/panel.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { useDraft } from '../../../documents/use-draft.ts';
import { Fields } from '../../../fields/fields.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { useStage } from '../../../kit/stage.ts';
import { say } from './words.ts';

const controls = galleryOptionFields.control.fields ?? {};
/** What a gallery page does by itself: its pictures are items, and each has an address. */
const NOT_ASKED = ['slides', 'historyHash'];

/** Its one field says the same. */
const FIRST_GROUP = say('design');

/** How the pictures of a gallery page are laid out: only what fits the chosen design. */
export function PageDesign({ id, path }: { id: string; path: string }) {
  const form = useDraft(id);
  const { show } = useStage();

  useEffect(() => show(path), [path, show]);

  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  if (!form.values) return <Skeleton height={220} role="progressbar" aria-label={say('loadingTheDesign')} />;
  const values = galleryOptionFields.read(form.values.gallery);
  const groups = galleryPanel(values)
    .map(({ fields, ...group }) => ({ ...group, fields: fields.filter((name) => !NOT_ASKED.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <DraftFields form={form} labelOf={(name) => (name === 'gallery' ? say('design') : name)}>
      {groups.map(({ title, fields }) => (
        <Stack key={title} gap={8}>
          {title !== FIRST_GROUP && (
            <Title order={3} size="sm">
              {title}
            </Title>
          )}
          <Fields
            controls={controls}
            names={fields}
            values={values}
            errors={form.errors}
            prefix="gallery."
            onChange={(name, value) => form.set('gallery', { ...values, [name]: value })}
          />
        </Stack>
      ))}
    </DraftFields>
  );
}
