import { siteFile } from '#core/assets/file-field.ts';
import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  file: siteFile({
    accept: 'application/pdf',
    endings: /\.pdf$/i,
    problem: 'Must be a PDF file of this site.',
    label: 'PDF file',
  }),
  title: text({ max: 160, label: 'Title' }),
  height: choice(['page', 'wide', 'tall'], 'page', {
    label: 'Shape',
    labels: { page: 'Sheet', wide: 'Slides', tall: 'Tall' },
  }),
});

export type PdfValues = ValueOf<typeof fields>;
