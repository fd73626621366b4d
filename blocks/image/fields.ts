import { Border, NINE_GRID_POSITIONS, Shadow, SHAPES, SIDES } from '#core/enumerations/appearance.ts';
import {
  choice,
  group,
  image,
  link,
  text,
  toggle,
  type PanelGroup,
  type ValueOf,
} from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';

const SHADOWS = Object.keys(Shadow) as (keyof typeof Shadow)[];
const BORDERS = Object.keys(Border) as (keyof typeof Border)[];

/** Outlines a picture can be cut along. */
export const SHAPE_MASKS = ['none', ...SHAPES] as const;

export const fields = group({
  image: image({ label: 'Picture' }),
  layout: choice(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'], 'inline', { label: 'Layout' }),
  side: choice(SIDES, 'left', { label: 'Side of the picture' }),
  position: choice(NINE_GRID_POSITIONS, 'bottom-left', {
    label: 'Position of the text',
    help: 'Where the text sits on the picture.',
  }),
  ratio: choice(['own', 'square', 'portrait', 'tall', 'landscape', 'wide'], 'own', { label: 'Shape' }),
  fit: choice(['cover', 'contain'], 'cover', {
    label: 'When it does not fit',
    labels: { cover: 'Fill', contain: 'Fit' },
  }),
  stretch: toggle(true, {
    label: 'Enlarge it when it is small',
    help: 'Off: it is never larger than its own pixels.',
  }),
  mask: choice(SHAPE_MASKS, 'none', { label: 'Mask' }),
  shadow: choice(SHADOWS, 'none', { label: 'Shadow' }),
  border: choice(BORDERS, 'none', { label: 'Border' }),
  title: text({ max: 200, label: 'Title' }),
  note: text({ max: 80, label: 'Small note', help: 'A price, a year, a place.' }),
  text: richText({ label: 'Text' }),
  to: link({ label: 'Link' }),
  action: text({ max: 80, label: 'Button', help: 'Without one, the whole picture is the link.' }),
  eager: choice(['auto', 'first'], 'auto', {
    label: 'Loading',
    labels: { auto: 'When needed', first: 'At once' },
  }),
});

export type ImageValues = ValueOf<typeof fields>;

/** Layouts with the picture beside the words. */
const SIDED: readonly ImageValues['layout'][] = ['card', 'overlap', 'collage'];

/** Only what acts in the chosen layout is asked about. */
export const panel = ({ layout }: ImageValues): readonly PanelGroup[] => [
  {
    title: 'Picture',
    fields: [
      'image',
      'layout',
      ...(SIDED.includes(layout) ? ['side'] : []),
      ...(layout === 'poster' ? ['position'] : []),
    ],
  },
  { title: 'Words', fields: ['title', 'note', 'text', 'to', 'action'] },
  { title: 'Look', fields: ['ratio', 'fit', 'stretch', 'mask', 'shadow', 'border', 'eager'] },
];
