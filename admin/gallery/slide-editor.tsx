import { ActionIcon, Group } from '@mantine/core';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { SlideValues } from '#blocks/gallery/fields.ts';
import type { Control } from '#core/fields/index.ts';
import type { ControlProps } from '../fields/control.ts';
import { titleOf } from './slides.ts';
import classes from './gallery.module.css';

const PICTURE_FIELDS = ['image', 'isDecorative', 'title', 'description', 'clickThrough'];
const VIDEO_FIELDS = ['video', 'image', 'title', 'description'];

/** What can be said about one picture or video of a gallery. */
export function SlideEditor(props: {
  slide: SlideValues;
  place: number;
  count: number;
  fields: Readonly<Record<string, Control>>;
  prefix: string;
  drawFields: ControlProps['drawFields'];
  onChange: (change: Partial<SlideValues>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const { slide, place, count, fields, prefix, drawFields, onChange, onMove, onRemove } = props;
  const isVideo = slide.type === 'video';
  const { image } = fields;
  const controls =
    isVideo && image ? { ...fields, image: { ...image, label: 'Picture before it plays' } } : fields;
  return (
    <section className={classes.editor} aria-label={titleOf(slide)}>
      <Group justify="space-between" wrap="nowrap">
        <span className={classes.count}>
          {place + 1} of {count}
        </span>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Move earlier"
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Move later"
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowRight size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label="Remove from gallery" onClick={onRemove}>
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      </Group>
      {drawFields({
        controls,
        names: isVideo ? VIDEO_FIELDS : PICTURE_FIELDS,
        values: slide,
        errors: {},
        prefix,
        onChange: (name, value) => onChange({ [name]: value }),
      })}
    </section>
  );
}
