import { ActionIcon, Alert, Skeleton } from '@mantine/core';
import { SquarePen } from 'lucide-react';
import { Link } from 'react-router';
import { blockOf } from '#blocks/index.ts';
import { itemFields } from '#core/collections/item.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { useDraft } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { PlaceBar } from '../../../fields/gallery/place-bar.tsx';
import { say } from './words.ts';
import classes from '../../../fields/gallery/gallery.module.css';

const all = itemFields(blockOf).control.fields ?? {};
const NAMES = ['thumbnail', 'isDecorative', 'title', 'excerpt', 'clickThrough', 'video', 'slug', 'status'];
const controls = {
  ...all,
  ...(all['excerpt'] && {
    excerpt: { ...all['excerpt'], label: say('description'), help: say('belowTheTitle') },
  }),
};

/** What can be said about one picture of a gallery page. */
export function PictureDetails(props: {
  id: string;
  collectionId: string;
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const { id, collectionId, place, count, onMove, onRemove } = props;
  const form = useDraft(id);
  const errors = form.problem?.code === 'pathTaken' ? { slug: form.problem.message } : form.errors;

  return (
    <section className={classes.editor} aria-label={form.document?.title ?? say('picture')}>
      <PlaceBar place={place} count={count} onMove={onMove} onRemove={onRemove}>
        <ActionIcon
          component={Link}
          to={`/collections/${collectionId}/${id}`}
          variant="subtle"
          color="gray"
          aria-label={say('allDetailsOfThis')}
        >
          <SquarePen size={16} />
        </ActionIcon>
      </PlaceBar>
      {form.loadError && <Alert color="red">{sentenceOf(form.loadError)}</Alert>}
      {form.values ? (
        <DraftFields form={form} labelOf={(name) => labelOf(name, all[name])}>
          <Fields
            controls={controls}
            names={NAMES}
            values={form.values}
            errors={errors}
            onChange={form.set}
          />
        </DraftFields>
      ) : (
        <Skeleton height={160} />
      )}
    </section>
  );
}
