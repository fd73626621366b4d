import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  hello: 'Ciao,',
  helloName: 'Ciao {name},',
  notYou: 'Se non sei stato tu, puoi ignorare questa email.',
  code: 'Codice: {code}',
  named: '{name}: {value}',
};
