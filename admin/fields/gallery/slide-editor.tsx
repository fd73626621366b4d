import type { SlideValues } from '#blocks/gallery/fields.ts';
import type { Control } from '#core/fields/index.ts';
import type { ControlProps } from '../control/control.ts';
import { titleOf } from './slides.ts';
import { PlaceBar } from './place-bar.tsx';
import { say } from './words.ts';
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
  const controls = isVideo && image ? { ...fields, image: { ...image, label: say('cover') } } : fields;
  return (
    <section className={classes.editor} aria-label={titleOf(slide)}>
      <PlaceBar place={place} count={count} onMove={onMove} onRemove={onRemove} />
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
