import { choice, group, image, link, text, type ValueOf } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';

export const fields = group({
  image: image({ label: 'Picture' }),
  layout: choice(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'], 'inline', { label: 'Layout' }),
  ratio: choice(['own', 'square', 'portrait', 'tall', 'landscape', 'wide'], 'own', { label: 'Shape' }),
  fit: choice(['cover', 'contain'], 'cover', { label: 'When it does not fit' }),
  title: text({ max: 200, label: 'Title' }),
  note: text({ max: 80, label: 'Small note', help: 'A price, a year, a place.' }),
  text: richText({ label: 'Text' }),
  to: link({ label: 'Link' }),
  eager: choice(['auto', 'first'], 'auto', {
    label: 'Loading',
    labels: { auto: 'When needed', first: 'At once' },
  }),
});

export type ImageValues = ValueOf<typeof fields>;
