import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  notYou: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  code: 'Gutscheincode: {code}',
  named: '{name}: {value}',
};
