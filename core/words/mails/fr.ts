import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  notYou: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  code: 'Code : {code}',
  named: '{name} : {value}',
};
