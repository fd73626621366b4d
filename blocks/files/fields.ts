import { siteFile } from '#core/assets/file-field.ts';
import { choice, group, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_FILES = 100;

export const fields = group({
  files: list(
    group({
      file: siteFile({ accept: '*/*', problem: 'Must be one of the site’s files.', label: 'File' }),
      title: text({ max: 160, label: 'Title', placeholder: 'Name of the file' }),
      note: text({ max: 300, label: 'Note' }),
    }),
    { max: MAX_FILES, label: 'Files' },
  ),
  look: choice(['list', 'cards'], 'list', { label: 'Look', labels: { list: 'List', cards: 'Cards' } }),
});

export type FilesValues = ValueOf<typeof fields>;
